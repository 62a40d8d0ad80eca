/**
 * The strategies you can play: the bundled champions, and those evolved by the runs in the store. There may be hundreds
 * of runs, so the player of each is cached until the run changes.
 */

import type { StrategyCard } from '../../api/playerApi.ts';
import { InputError } from '../../base/inputError.ts';
import { playedStrategy } from '../../explanations/playedStrategy.ts';
import type { Champion } from '../../players/champions.ts';
import { CHAMPIONS } from '../../players/champions.ts';
import { variantNamed } from '../../rules/variant.ts';
import type { OpponentRecord } from '../../store/playRecords.ts';
import type { ListedRun, RunRecord } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import { simplifiedStrategy, strategyWriter } from '../runs/bredStrategy.ts';
import { championRating } from '../games/opponentView.ts';
import { runStrategyTitle } from './runStrategyTitle.ts';

type Records = Pick<StrategyCard, 'record' | 'yours'>;

/** Champions by variant, the weakest first; then strategies of runs, the newest first. */
export class StrategyCards {
  readonly #store: Store;
  /** By run, with the state of the run. The player is undefined if the run has none that can play. */
  readonly #players = new Map<number, { readonly stamp: string; readonly player: string | undefined }>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** The list for a client, including the client's own results. */
  list(client: string): StrategyCard[] {
    const [ofAll, ofClient] = [recordsBy(this.#store.playRecords()), recordsBy(this.#store.playRecords(client))];
    const recordsOf = (player: string, variant: string): Records => ({
      record: ofAll(player, variant),
      yours: ownRecord(ofClient(player, variant)),
    });
    const bundled = CHAMPIONS.map((champion) =>
      championCard(champion, recordsOf(`champion:${champion.id}`, champion.variant)),
    );
    const write = strategyWriter();
    const newest = this.#store.runs().toReversed();
    const bred = newest.flatMap((run): StrategyCard[] => {
      const player = this.#playerOf(run);
      if (player === undefined) return [];
      const expression = write({ text: run.text, player }, run.variant);
      return [runCard(run, expression, recordsOf(`run:${run.id}`, run.variant))];
    });
    return [...bundled, ...bred];
  }

  #playerOf(run: ListedRun): string | undefined {
    const { id, status, generation, updatedAt, text } = run;
    if (text === null) return undefined;
    const stamp = `${status} ${generation} ${updatedAt}`;
    const known = this.#players.get(id);
    if (known?.stamp === stamp) return known.player;
    const player = bredPlayer(this.#store, run);
    this.#players.set(id, { stamp, player });
    return player;
  }
}

/** The results of people against a player, counted from the player's side. */
export function recordsBy(
  records: readonly OpponentRecord[],
): (player: string, variant: string) => StrategyCard['record'] {
  const byPlayer = new Map(records.map((record) => [`${record.variant} ${record.opponent}`, record]));
  return (player, variant) => {
    const { wins = 0, draws = 0, losses = 0 } = byPlayer.get(`${variant} ${player}`) ?? {};
    return { wins, draws, losses };
  };
}

/** The same games from the person's side. */
export function ownRecord({ wins, draws, losses }: StrategyCard['record']): StrategyCard['yours'] {
  return { wins: losses, draws, losses: wins };
}

function championCard(champion: Champion, records: Records): StrategyCard {
  const { id, name, variant, player, character, origin, games } = champion;
  return {
    player: `champion:${id}`,
    title: name,
    variant,
    source: 'bundled',
    rating: { ...championRating(champion), games },
    character,
    expression: origin && (simplifiedStrategy(player, variant) ?? champion.readable),
    ...records,
  };
}

function runCard(run: RunRecord, expression: string, records: Records): StrategyCard {
  const { id, variant } = run;
  const title = runStrategyTitle(run);
  return { player: `run:${id}`, title, variant, source: 'run', rating: null, character: null, expression, ...records };
}

/** Undefined for an imported run without a playable strategy. */
function bredPlayer(store: Store, { id, variant }: ListedRun): string | undefined {
  try {
    const { player } = store.playerOf(id);
    return /^\s*run\b/i.test(player) || !playedStrategy(player, variantNamed(variant)) ? undefined : player;
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}
