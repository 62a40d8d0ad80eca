import { expect, test } from 'vitest';
import { CHAMPIONS } from '../../players/champions.ts';
import { levelOf } from '../../players/level.ts';
import { VARIANTS } from '../../rules/variant.ts';
import { championList } from './championList.ts';

test('names every champion below its game, with its rating and its character, in lines that fit', () => {
  const { columns } = process.stdout;
  try {
    process.stdout.columns = 80;
    const list = championList(CHAMPIONS);
    expect(list.split('\n').filter((line) => line.length > 80)).toEqual([]);
    expect(list.split('\n\n').map((part) => part.split(':')[0])).toEqual(VARIANTS.map(({ name }) => name));
    const words = list.replaceAll(/\s+/g, ' ');
    for (const { name, variant, rating, low, high, character } of CHAMPIONS) {
      expect(words).toContain(` ${name} ${levelOf(rating, variant)} ${rating} (${low}-${high}) ${character}`);
    }
  } finally {
    process.stdout.columns = columns;
  }
});
