/** A player in a thread, asked by one who waits for the answer and may lose patience. */

import type { Decision, Limits, Thought } from '../../players/player.ts';
import type { Seeds } from '../../players/seedsOfMove.ts';
import type { Game } from '../../rules/game.ts';
import type { Variant } from '../../rules/variant.ts';
import { Thinker } from './thinker.ts';

export interface Question {
  /** In place of the player's own limits. */
  readonly limits?: Limits | undefined;
  readonly evenIfForced?: boolean;
  readonly scoreAll?: boolean;
  readonly seeds: Seeds;
  readonly onThought?: (thought: Thought) => void;
}

export class ThinkingPlayer {
  readonly #thinker: Thinker;
  #answer: PromiseWithResolvers<Decision> | undefined;
  #onThought: ((thought: Thought) => void) | undefined;

  constructor(spec: string, variant: Variant) {
    this.#thinker = new Thinker({
      onReply: (reply) => {
        if (reply.kind === 'thought') this.#onThought?.(reply.thought);
        if (reply.kind === 'decided') this.#answer?.resolve(reply.decision);
      },
      onFailure: (error) => this.#answer?.reject(error),
    });
    this.#thinker.load(spec, variant.name);
  }

  /** What to play in a game that is not over. */
  decide({ start, moves }: Game, question: Question): Promise<Decision> {
    const { limits, evenIfForced = false, scoreAll = false, seeds, onThought } = question;
    this.#answer = Promise.withResolvers();
    this.#onThought = onThought;
    // What a player remembers of the moves before changes what it finds. It forgets it, so that a move depends on the
    // game and the seed alone: the same in the terminal and on the pages, also after moves were taken back.
    this.#thinker.newGame();
    this.#thinker.think({ start, moves, limits, evenIfForced, scoreAll, seeds });
    return this.#answer.promise;
  }

  /** Makes the player answer soon with what it has. */
  stop(): void {
    this.#thinker.stop();
  }

  async end(): Promise<void> {
    await this.#thinker.end();
  }
}
