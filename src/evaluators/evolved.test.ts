/** The bundled evaluations that evolved: where they come from, and that they are worth it. */

import { describe, expect, test } from 'vitest';
import evolved from '../../data/evolved.json' with { type: 'json' };
import type { EventSetup, GamePool } from '../arena/encounters.ts';
import { GAME_WORKER } from '../arena/encounters.ts';
import { playMatch } from '../arena/match.ts';
import { namedOpenings } from '../arena/openings.ts';
import { totalOf } from '../arena/tally.ts';
import { readExperimentFile } from '../experiments/experimentFile.ts';
import { inlinePool } from '../pools/pool.ts';
import { VARIANTS } from '../rules/variant.ts';
import { createEvaluation } from './evaluators.ts';
import { parsePatterns } from './patterns/patternsText.ts';

describe.each(VARIANTS)('the evolved evaluation of $name', (variant) => {
  const { experiment: file, seed, generation, patterns } = evolved.variants[variant.name as 'english'];

  test('comes from an experiment for this game, whose last generation it is from', () => {
    const experiment = readExperimentFile(new URL(`../../${file}`, import.meta.url).pathname);
    expect(experiment.variant).toBe(variant.name);
    expect(generation).toBe(experiment.generations);
    expect(experiment.genome).toMatchObject({ method: 'patterns', windows: parsePatterns(patterns).windows.length });
    expect(Number.isSafeInteger(seed)).toBe(true);
  });

  test('is that of the patterns in the file', () => {
    const [one, other] = ['evolved', `patterns(${patterns})`].map((text) => createEvaluation(text, variant));
    expect(one!.pointsPerDecade).toBe(other!.pointsPerDecade);
    const { black, white, kings } = variant.start;
    for (const without of [1, 2, 4, 8, 16]) {
      const words = [black & ~without, white, kings, 0] as const;
      expect(one!.evaluate(...words)).toBe(other!.evaluate(...words));
    }
  });

  test('beats counted pieces at the same depth', async () => {
    const players = ['alphabeta:depth=4,eval=evolved,tables=off', 'alphabeta:depth=4,eval=material,tables=off'];
    const openings = namedOpenings('random:plies=6', variant, 5)!;
    const event: EventSetup = { players, variant: variant.name, opening: (round) => openings.at(round), seed: 5 };
    const pool: GamePool = await inlinePool(GAME_WORKER);
    const progress = await Array.fromAsync(playMatch(pool, event, 20));
    const { wins, draws, losses } = totalOf(progress.at(-1)!.tally);
    expect(wins + draws + losses).toBe(40);
    expect((wins + draws / 2) / 40).toBeGreaterThan(0.6);
  });
});
