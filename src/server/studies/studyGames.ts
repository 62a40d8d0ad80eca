/**
 * Starts the games of participants. A link also works in another browser, which then takes over the current game. Two
 * clicks, or two devices at once, start only one game.
 */

import type { PlayRecord } from '../../store/playRecords.ts';
import type { Store } from '../../store/store.ts';
import type { GameDesk } from '../games/gameDesk.ts';
import { nextStep, participationOf } from './participation.ts';

export class StudyGames {
  readonly #store: Store;
  readonly #desk: GameDesk;
  /** Games that are being started, by token. */
  readonly #beginning = new Map<string, Promise<PlayRecord>>();

  constructor(store: Store, desk: GameDesk) {
    this.#store = store;
    this.#desk = desk;
  }

  /** The game that a participant plays next. */
  async next(token: string, client: string): Promise<{ readonly play: PlayRecord; readonly isNew: boolean }> {
    const participation = participationOf(this.#store, token);
    const index = nextStep(participation);
    const begun = participation.steps[index]!.play?.id;
    const isNew = begun === undefined && !this.#beginning.has(token);
    const id = begun ?? (await this.#begin(token, client, index)).id;
    const play = this.#store.handPlay(id, client);
    return { play: this.#desk.open(play.id), isNew };
  }

  #begin(token: string, client: string, index: number): Promise<PlayRecord> {
    const under = this.#beginning.get(token) ?? this.#add(token, client, index);
    this.#beginning.set(token, under);
    return under.finally(() => this.#beginning.delete(token));
  }

  async #add(token: string, client: string, index: number): Promise<PlayRecord> {
    const { study, steps } = participationOf(this.#store, token);
    const { opponent, side, seed } = steps[index]!.planned;
    const order = { variant: study.variant, opponent: study.opponents[opponent]!.player, side, seed };
    try {
      return await this.#desk.begin(client, { ...order, participant: token, studyGame: index });
    } catch (error) {
      // If the participant has withdrawn in the meantime, this throws a clearer error.
      participationOf(this.#store, token);
      throw error;
    }
  }
}
