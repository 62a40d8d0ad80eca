/**
 * The file with the games of an event. Events take long, so a full disk ends the file but not the event. The failure is
 * reported after the result.
 */

import type { GameRecord } from '../../arena/gameRecord.ts';
import { pdnFromRecord } from '../../arena/gameRecord.ts';
import type { PairRecord } from '../../arena/tally.ts';
import { InputError } from '../../base/inputError.ts';
import type { PdnGame } from '../../rules/pdn/pdnGame.ts';
import { formatPdn } from '../../rules/pdn/writer.ts';
import type { Output } from '../terminal/outputFile.ts';

export class GameFile {
  readonly #output: Output;
  #hasGames = false;
  #failure: InputError | undefined;

  constructor(output: Output) {
    this.#output = output;
  }

  /** Why the games are not in the file. */
  get failure(): InputError | undefined {
    return this.#failure;
  }

  async add(pair: PairRecord): Promise<void> {
    if (this.#failure) return;
    this.#hasGames = true;
    await this.#attempt(this.#output.write(pair.map((record) => formatPdn(pdnOfGame(record))).join('')));
  }

  async close(): Promise<void> {
    // Without a single game, the earlier content of the file is worth more.
    await this.#attempt(this.#output.close(this.#hasGames));
  }

  async #attempt(work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      this.#failure = error;
    }
  }
}

/** A game of an event, numbered by its round. */
export function pdnOfGame(record: GameRecord): PdnGame {
  const round = record.seed.slice(-2).map((number) => number + 1);
  return pdnFromRecord(record, { Event: 'EvoDraughts', Round: round.join('.') });
}
