import { describe, expect, test } from 'vitest';
import { countingNet } from '../../../test/netOf.ts';
import { formatNet } from '../../evaluators/netText.ts';
import { variantNamed } from '../../rules/variant.ts';
import { ancestorSteps } from './ancestorSteps.ts';

const ENGLISH = variantNamed('english');
const forebear = (generation: number, text: string, evaluation = text) => ({
  generation,
  text,
  fitness: 0.5,
  evaluation,
});

describe('the steps of a line', () => {
  test('are readable, and say what changed from parent to child', () => {
    const line = [forebear(3, 'add(own.men, mul(2.0, own.kings))'), forebear(1, 'own.men'), forebear(0, 'own.kings')];
    expect(ancestorSteps(line, ENGLISH)).toEqual([
      {
        generation: 3,
        text: 'own.men + 2 * own.kings',
        fitness: 0.5,
        change: [
          { kind: 'same', text: 'own.men' },
          { kind: 'new', text: ' + 2 * own.kings' },
        ],
      },
      {
        generation: 1,
        text: 'own.men',
        fitness: 0.5,
        change: [
          { kind: 'gone', text: 'own.kings' },
          { kind: 'new', text: 'own.men' },
        ],
      },
      { generation: 0, text: 'own.kings', fitness: 0.5, change: [] },
    ]);
  });

  test('of nets name what pieces are worth at the start', () => {
    const netted = (man: number) => `net(${formatNet(countingNet(ENGLISH, man, 0.5))})`;
    const line = [forebear(1, 'squares 64-1: ...', netted(0.25)), forebear(0, 'squares 64-1: ...', netted(0.5))];
    expect(
      ancestorSteps(line, ENGLISH).map(({ text, change }) => [text, change.map((one) => one.text).join('')]),
    ).toEqual([
      ['squares 64-1: man +0.25, king +0.50', 'man +0.5 +0.25'],
      ['squares 64-1: man +0.50, king +0.50', ''],
    ]);
  });

  test('of weights name those that changed most', () => {
    const weights = (list: string) => forebear(0, 'plain: men +100', `linear(plain: ${list})`);
    const [child] = ancestorSteps([weights('100 160 8 4 2 -3'), weights('100 130 8 0 2 -3')], ENGLISH);
    expect(child!.change.map(({ kind, text }) => (kind === 'gone' ? `{${text}}` : text)).join('')).toBe(
      'kings {+130} +160, centre {0} +4',
    );
  });

  test('of weights in phases name the phase, and leave out weights without effect', () => {
    const weights = (list: string) => forebear(0, '3Ph: men +1', `linear(3Ph: ${list}${' 0'.repeat(14)})`);
    const [child] = ancestorSteps([weights('1 9 0 0 0 0 0 0 0 7'), weights('2 8 0 0 0 0 0 0 0 3')], ENGLISH);
    expect(child!.change.map(({ text }) => text).join('')).toBe(
      'kings in the phase "kings" +3 +7, men in the beginning +2 +1',
    );
  });

  test('that cannot be read are shown unchanged', () => {
    const steps = ancestorSteps([forebear(1, 'something else'), { generation: 0, text: null, fitness: null }], ENGLISH);
    expect(steps.map(({ text, change }) => [text, change])).toEqual([
      ['something else', []],
      ['', []],
    ]);
  });
});
