import { describe, expect, test } from 'vitest';
import type { KindView, OptionView, StrategyCard } from '../../../api/playerApi.ts';
import type { PlayChoices } from './playChoices.ts';
import { askedChoices, chosenStrategy, formatChoices, parseChoices, strategiesFor } from './playChoices.ts';
import { WRITTEN, missingOption, specOf } from './playerSpec.ts';

describe('remembered choices', () => {
  const choices: PlayChoices = {
    variant: 'giveaway',
    side: 'random',
    opponent: 'champion:oak',
    kind: 'alphabeta',
    options: { depth: '7' },
  };

  test('are read back unchanged', () => {
    expect(parseChoices(formatChoices(choices))).toEqual(choices);
    const other = { ...choices, opponent: undefined };
    expect(parseChoices(formatChoices(other))).toEqual(other);
  });

  test.each([null, '', 'no json', '7', 'null', '{"variant":"chess","side":"red","options":null}'])(
    'are ignored if invalid: %s',
    (text) => {
      expect(parseChoices(text)).toMatchObject({ variant: 'english', side: 'black', options: {} });
    },
  );
});

describe('an address', () => {
  const before = parseChoices(null);
  const small = { ...card('run:12', 100), variant: 'english-6x6' };
  const asked = (text: string): PlayChoices => askedChoices(before, new URLSearchParams(text), [small]);

  test('selects a listed opponent and its game', () => {
    expect(asked('opponent=run:12')).toEqual({ ...before, variant: 'english-6x6', opponent: 'run:12' });
  });

  test('selects any other opponent by its spec, in the given game', () => {
    expect(asked('opponent=random&variant=giveaway')).toEqual({
      ...before,
      variant: 'giveaway',
      opponent: undefined,
      kind: WRITTEN.name,
      options: { player: 'random' },
    });
    expect(asked('opponent=run:12&variant=english').opponent).toBeUndefined();
  });

  test('changes nothing if it is empty or invalid', () => {
    expect(asked('')).toEqual(before);
    expect(asked('variant=chess')).toEqual(before);
  });
});

describe('strategies', () => {
  const cards = [
    card('strong', 900),
    card('weak', 100),
    card('fair', 500),
    { ...card('mine', 0), source: 'run' as const },
  ];

  test('are sorted from the weakest, with runs apart and without other games', () => {
    const found = strategiesFor([...cards, { ...card('elsewhere', 1), variant: 'giveaway' }], 'english');
    expect(found.ladder.map(({ title }) => title)).toEqual(['weak', 'fair', 'strong']);
    expect(found.runs.map(({ title }) => title)).toEqual(['mine']);
  });

  test('a weaker one is proposed until you choose', () => {
    const found = strategiesFor(cards, 'english');
    expect(chosenStrategy(found, '')?.title).toBe('fair');
    expect(chosenStrategy(found, 'mine')?.title).toBe('mine');
    expect(chosenStrategy(found, undefined)).toBeUndefined();
    expect(chosenStrategy({ ladder: [], runs: [] }, 'gone')).toBeUndefined();
  });
});

describe('a spec', () => {
  const kind: KindView = {
    name: 'expression',
    summary: '',
    example: '',
    options: [option('text', null, true), option('mode', 'position', false), option('depth', '4', false)],
  };

  test('contains changed options, the main one without its name', () => {
    expect(specOf(kind, { text: ' own.men ', mode: 'position', depth: '6' })).toBe('expression:own.men,depth=6');
    expect(specOf(kind, {})).toBe('expression');
    expect(specOf(WRITTEN, { player: ' random ' })).toBe('random');
  });

  test('requires its main option', () => {
    expect(missingOption(kind, {})).toBe('text');
    expect(missingOption(kind, { text: 'own.men' })).toBeUndefined();
  });
});

function card(title: string, rating: number): StrategyCard {
  return {
    player: title,
    title,
    variant: 'english',
    source: 'bundled',
    rating: { rating, low: rating - 10, high: rating + 10, level: 'club', games: 100 },
    character: null,
    expression: '',
    record: { wins: 0, draws: 0, losses: 0 },
    yours: { wins: 0, draws: 0, losses: 0 },
  };
}

function option(name: string, preset: string | null, isMain: boolean): OptionView {
  return { name, summary: '', form: '', control: 'text', preset, low: null, high: null, choices: [], isMain };
}
