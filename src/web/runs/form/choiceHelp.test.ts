import { expect, test } from 'vitest';
import { NET_SHAPES } from '../../../evaluators/netShapes.ts';
import { choiceHelp } from './choiceHelp.ts';

const HELP = 'the inputs: all: every square; rows: sums: one for each row; 3+: at least three';
const CHOICES = ['all', 'rows', '3+'];

test('only the chosen one is explained', () => {
  expect(choiceHelp(HELP, CHOICES, 'all')).toBe('the inputs: every square');
  expect(choiceHelp(HELP, CHOICES, 'rows')).toBe('the inputs: sums: one for each row');
  expect(choiceHelp(HELP, CHOICES, '3+')).toBe('the inputs: at least three');
});

test('help that does not explain every choice is shown as it is', () => {
  expect(choiceHelp(HELP, [...CHOICES, 'more'], 'all')).toBe(HELP);
  expect(choiceHelp(HELP, CHOICES, '')).toBe(HELP);
  expect(choiceHelp('the colour', ['black', 'white'], 'black')).toBe('the colour');
  expect(choiceHelp('the colour: black', ['black'], 'black')).toBe('the colour: black');
});

test('every net has its own help', () => {
  const names = NET_SHAPES.map(({ name }) => name);
  const help = `the net: ${NET_SHAPES.map(({ name, summary }) => `${name}: ${summary}`).join('; ')}`;
  for (const { name, summary } of NET_SHAPES) expect(choiceHelp(help, names, name)).toBe(`the net: ${summary}`);
});
