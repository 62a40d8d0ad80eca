/** The origin of a strategy: the run that evolved it, and its line of first parents. */

import type { StrategyView } from '../../api/playerApi.ts';
import { infixText } from '../../explanations/expressionText.ts';
import { isFromElsewhere } from '../../reports/condition.ts';
import { ancestryOf } from '../../lab/ancestry.ts';
import type { Champion } from '../../players/champions.ts';
import type { AncestorRecord, RunRecord } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import { variantNamed } from '../../rules/variant.ts';
import type { Forebear } from './ancestorSteps.ts';
import { ancestorSteps } from './ancestorSteps.ts';
import { individualPlayers } from './individualPlayer.ts';

type Origin = NonNullable<StrategyView['origin']>;

/** Null for a champion that does not come from a run. */
export function championOrigin({ origin, variant }: Champion): Origin | null {
  if (!origin) return null;
  const { experiment, changes, seed, generation, isChampion, depth, ancestry } = origin;
  const changed = changes.length === 0 ? '' : ` with ${changes.join(', ')}`;
  const rank = isChampion
    ? `the champion of its run, found in generation ${generation}`
    : `the best of generation ${generation} of its run`;
  const search = depth === null ? '' : `; here a search of depth ${depth} uses it`;
  return {
    run: null,
    experiment,
    seed,
    generation,
    unit: 'share',
    sentence: `Evolved by ${experiment}${changed} and seed ${seed}: ${rank}${search}.`,
    ancestry: ancestorSteps(
      ancestry.map((ancestor) => ({ ...ancestor, fitness: null })),
      variantNamed(variant),
    ),
  };
}

/** The origin of the champion of a run, or of the best of a generation. */
export function runOrigin(run: RunRecord, generation: number | undefined, store: Store): Origin {
  const { id, name, seed, status } = run;
  const seeded = isFromElsewhere(run) ? '' : `, seed ${seed}`;
  const champion = generation === undefined ? store.champion(id) : undefined;
  const from = champion?.generation ?? generation ?? run.generation;
  const where = status === 'imported' ? ', which was imported' : '';
  return {
    run: id,
    experiment: name,
    seed,
    generation: from,
    unit: (champion ?? store.generationOf(id, from).statistics).unit ?? 'share',
    sentence: `Evolved in run ${id}${where}: experiment ${name}${seeded}, generation ${from} of ${run.generations}.`,
    ancestry: ancestorSteps(
      (champion?.ancestry ?? lineOfBest(id, from, store)).map(forebears(run, store)),
      variantNamed(run.variant),
    ),
  };
}

function lineOfBest(run: number, generation: number, store: Store): AncestorRecord[] {
  const { best } = store.generationOf(run, generation);
  return ancestryOf(best, generation, (number) => store.membersOf(run, number));
}

/** A text that is not an expression does not contain all weights, so they are read from the genome. */
function forebears(run: RunRecord, store: Store): (ancestor: AncestorRecord) => Forebear {
  const playerOf = individualPlayers(run);
  return ({ id, generation, text, worth }) => {
    const fitness = worth?.[0] ?? null;
    if (text === null || infixText(text) !== undefined) return { generation, text, fitness };
    const member = store.membersOf(run.id, generation).find((one) => one.id === id);
    return { generation, text, fitness, evaluation: member && playerOf(member)?.evaluation };
  };
}
