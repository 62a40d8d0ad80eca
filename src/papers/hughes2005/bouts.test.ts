import { expect, test } from 'vitest';
import { parseSpec } from '../../players/players.ts';
import { scalesOf } from '../paper.ts';
import { boutsOf } from './bouts.ts';
import { hughes2005 } from './paper.ts';
import { partId, partsOf } from './playBout.ts';
import { ROWS } from './published.ts';

const MTDF = 'deepen=off,tables=off';

test.each(scalesOf(hughes2005))('at scale %s all rows are played, and no two parts share a name', (scale) => {
  const bouts = boutsOf(scale);
  expect(bouts.filter(({ kind }) => kind === 'row')).toHaveLength(ROWS.length);
  const ids = bouts.flatMap(partsOf).map(partId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { players } of bouts) for (const player of players) expect(() => parseSpec(player)).not.toThrow();
});

test('rows have the players of the paper', () => {
  const players = (name: string) => boutsOf('full').find((bout) => bout.kind === 'row' && bout.name === name)!.players;
  expect(players('3 af, 2 plies')).toEqual([
    'olea:population=10,generations=10,games=5,select=best',
    `mtdf:depth=2,noise=0.25,${MTDF}`,
  ]);
  expect(players('4 fb4, 8 plies')).toEqual([
    'olea:population=80,generations=50,games=1,select=common',
    `mtdf:depth=8,noise=0.25,${MTDF}`,
  ]);
  expect(players('4 dd1, random')[1]).toBe('random');
});

test('the control differs from its row only in that captures are not followed', () => {
  const bouts = boutsOf('full');
  for (const { name, players } of bouts.filter(({ kind }) => kind === 'captures')) {
    const row = bouts.find((bout) => bout.kind === 'row' && bout.name === name)!;
    expect(players).toEqual([row.players[0], `${row.players[1]},extend=off`]);
  }
});

test('the parts of a bout are all of its games', () => {
  for (const bout of boutsOf('standard')) {
    const parts = partsOf(bout);
    expect(parts[0]!.from).toBe(0);
    expect(parts.at(-1)!.to).toBe(bout.gamesPerColour);
    for (const [index, { from }] of parts.entries()) if (index > 0) expect(from).toBe(parts[index - 1]!.to);
  }
});
