/** The family of the champion of a run, or of the best of a generation, for drawing. */

import type { RunFamily } from '../../api/runApi.ts';
import { infixText } from '../../explanations/expressionText.ts';
import { familyTree } from '../../lab/familyTree.ts';
import { variantNamed } from '../../rules/variant.ts';
import type { IndividualRecord, RunRecord } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import { shortened } from '../../charts/words.ts';
import { ancestorSteps } from '../strategies/ancestorSteps.ts';
import { individualPlayers } from '../strategies/individualPlayer.ts';

/** A larger drawing cannot be read. */
const MOST_RELATIVES = 48;
const MOST_LETTERS = 160;

export function familyView(store: Store, run: RunRecord, generation: number | undefined): RunFamily {
  const champion = generation === undefined ? store.champion(run.id) : undefined;
  const from = champion?.generation ?? generation ?? run.generation;
  if (from < 0) return { generation: from, relatives: [], line: [] };
  const start = champion?.individual ?? store.generationOf(run.id, from).best;
  const relatives = familyTree(start, from, (number) => store.membersOf(run.id, number), MOST_RELATIVES);
  const playerOf = individualPlayers(run);
  const bestOf = bestsOf(store, run.id);
  const line = relatives.filter(({ isOnLine }) => isOnLine);
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
      line.map(({ individual, generation: born }) => ({
        generation: born,
        text: individual.text,
        fitness: individual.worth?.[0] ?? null,
        evaluation: playerOf(individual)?.evaluation,
      })),
      variantNamed(run.variant),
    ),
  };
}

/** Who was best in a generation, each looked up once. */
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
