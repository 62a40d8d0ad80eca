/** The ancestors of the champion of a run, or of the best of a generation, for drawing. */

import type { RunFamily } from '../../api/runApi.ts';
import { infixText } from '../../explanations/expressionText.ts';
import { familyTree } from '../../lab/familyTree.ts';
import { variantNamed } from '../../rules/variant.ts';
import type { AncestorRecord, IndividualRecord, RunRecord } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import { shortened } from '../../charts/words.ts';
import type { Forebear } from '../strategies/ancestorSteps.ts';
import { ancestorSteps } from '../strategies/ancestorSteps.ts';
import { individualPlayers } from '../strategies/individualPlayer.ts';

/** A larger drawing is unreadable. */
const MOST_RELATIVES = 48;
/** In a long run only the latest generations are read. The line of a champion is stored with it. */
const MOST_GENERATIONS = 200;
const MOST_LETTERS = 160;

export function familyView(store: Store, run: RunRecord, generation: number | undefined): RunFamily {
  const champion = generation === undefined ? store.champion(run.id) : undefined;
  const from = champion?.generation ?? generation ?? run.generation;
  if (from < 0) return { generation: from, relatives: [], line: [] };
  const start = champion?.individual ?? store.generationOf(run.id, from).best;
  const relatives = familyTree(start, from, (number) => store.membersOf(run.id, number), {
    most: MOST_RELATIVES,
    since: Math.max(0, from - MOST_GENERATIONS),
  });
  const playerOf = individualPlayers(run);
  const bestOf = bestsOf(store, run.id);
  const line = relatives.filter(({ isOnLine }) => isOnLine);
  const firstDrawn = line.at(-1)?.generation ?? from + 1;
  const earlier = champion?.ancestry.filter(({ generation: born }) => born < firstDrawn) ?? [];
  return {
    generation: from,
    relatives: relatives.map(({ individual, generation: born, parents, isOnLine }) => ({
      id: individual.id,
      generation: born,
      parents: [...parents],
      parentCount: new Set(individual.parents).size,
      isOnLine,
      fitness: individual.worth?.[0] ?? null,
      expression: shownText(individual),
      player: bestOf(born) === individual.id ? `run:${run.id}@${born}` : (playerOf(individual)?.player ?? null),
    })),
    line: ancestorSteps(
      [
        ...line.map(({ individual, generation: born }) => ({
          ...forebearOf({ ...individual, generation: born }),
          evaluation: playerOf(individual)?.evaluation,
        })),
        ...earlier.map(forebearOf),
      ],
      variantNamed(run.variant),
    ),
  };
}

function forebearOf({ generation, text, worth }: Pick<AncestorRecord, 'generation' | 'text' | 'worth'>): Forebear {
  return { generation, text, fitness: worth?.[0] ?? null };
}

/** The id of the best individual of a generation, cached. */
function bestsOf(store: Store, run: number): (generation: number) => number {
  const known = new Map<number, number>();
  return (generation) => {
    const best = known.get(generation) ?? store.generationOf(run, generation).best.id;
    known.set(generation, best);
    return best;
  };
}

function shownText({ text }: IndividualRecord): string {
  return text === null ? '' : shortened(infixText(text) ?? text, MOST_LETTERS);
}
