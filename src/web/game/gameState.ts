/**
 * The state of a game page. What the server says is the truth; beside it stand the person's own move until it is
 * confirmed, and what is being looked at. Everything else follows from these.
 */

import type { ReadonlySignal } from '@preact/signals';
import { batch, computed, effect, signal } from '@preact/signals';
import type { GameView } from '../../api/gameApi.ts';
import type { Move } from '../../rules/move.ts';
import { legalMoves } from '../../rules/move.ts';
import { formatMove, parseMove } from '../../rules/moveText.ts';
import type { Side } from '../../rules/side.ts';
import { BLACK, WHITE } from '../../rules/side.ts';
import type { Motion } from '../board/motion.ts';
import type { Path } from '../board/moveInput.ts';
import { ServerProblem, ask, listen, sentenceOf } from '../server.ts';
import type { GameLine } from './gameLine.ts';
import { readLine } from './gameLine.ts';
import type { Pending, Showing } from './gameNews.ts';
import { motionBetween, movesShown, newer, pendingAfter } from './gameNews.ts';
import { opponentName } from './opponentName.ts';
import { knock } from './sound.ts';

interface Preview {
  readonly text: string;
  readonly ply: number;
  readonly path: Path;
}

const NO_MOVES: readonly Move[] = [];
const LOOKING = 'Looking for a good move.';

export class GameState {
  readonly id: string;
  readonly view = signal<GameView | undefined>(undefined);
  /** Why there is no game to show. */
  readonly failure = signal<string | undefined>(undefined);
  readonly isConnected = signal(true);
  /** What there is to say about the last thing that was tried. */
  readonly notice = signal<string | undefined>(undefined);
  /** A move that is drawn over the position it belongs to. */
  readonly preview = signal<Preview | undefined>(undefined);
  readonly motion = signal<Motion | undefined>(undefined);
  readonly isTurnedRound = signal(false);
  readonly #pending = signal<Pending | undefined>(undefined);
  /** How many moves are looked at; undefined for all, also those to come. */
  readonly #looked = signal<number | undefined>(undefined);

  /** The moves as one text: news that change none of them must not disturb a move that is being entered. */
  readonly #moves = computed(() => this.view.value && movesShown(this.view.value, this.#pending.value).join(' '));
  readonly line: ReadonlySignal<GameLine | undefined> = computed(() => {
    const [moves, view] = [this.#moves.value, this.view.peek()];
    if (moves === undefined || !view) return undefined;
    return readLine(view.variant, view.startFen, moves === '' ? [] : moves.split(' '));
  });
  readonly ply = computed(() => Math.min(this.#looked.value ?? Infinity, this.line.value?.moves.length ?? 0));
  readonly isNow = computed(() => this.ply.value === (this.line.value?.moves.length ?? 0));
  /** The side of the person. */
  readonly side: ReadonlySignal<Side> = computed(() => (this.view.value?.side === 'white' ? WHITE : BLACK));
  readonly isFlipped = computed(() => (this.side.value === BLACK) !== this.isTurnedRound.value);
  readonly #isTurn = computed(() => {
    const view = this.view.value;
    const isOn = view !== undefined && view.isYours && view.outcome === null;
    return isOn && this.isNow.value && this.line.value?.positions.at(-1)!.turn === this.side.value;
  });
  /** What the person may play now. */
  readonly legal: ReadonlySignal<readonly Move[]> = computed(() => {
    const line = this.line.value;
    return line && this.#isTurn.value ? legalMoves(line.positions.at(-1)!, line.board) : NO_MOVES;
  });

  constructor(id: string) {
    this.id = id;
  }

  /** Begins to follow the game; returns how to end that. */
  follow(): () => void {
    const endings = [this.#showMotions()];
    let isFollowed = true;
    void this.#load().then((isThere) => {
      if (isThere && isFollowed) endings.push(this.#listen());
    });
    return () => {
      isFollowed = false;
      for (const end of endings) end();
    };
  }

  lookAt(ply: number): void {
    const plies = this.line.value?.moves.length ?? 0;
    const wanted = Math.max(0, Math.min(ply, plies));
    batch(() => {
      this.#looked.value = wanted === plies ? undefined : wanted;
      this.preview.value = undefined;
    });
  }

  async play(move: Move, shown: number): Promise<void> {
    const ply = this.line.value!.moves.length;
    const text = formatMove(move, this.legal.value);
    const pending = { ply, move: text, shown };
    batch(() => {
      this.#pending.value = pending;
      this.preview.value = undefined;
      this.notice.value = undefined;
    });
    await this.#try(async () =>
      this.#accept(await ask('POST /api/games/:id/moves', { id: this.id, ...this.#seen(), move: text })),
    );
    // What is confirmed is in the game by now; what was refused is taken back.
    if (this.#pending.value === pending) this.#pending.value = undefined;
  }

  /** Plays a move that was written; throws if it is none. */
  playText(text: string): void {
    const line = this.line.value!;
    const { move } = parseMove(text, line.positions.at(-1)!, line.board);
    void this.play(move, 1);
  }

  undo(): Promise<void> {
    this.#looked.value = undefined;
    return this.#order('undo');
  }

  resign(): Promise<void> {
    return this.#order('resign');
  }

  stop(): Promise<void> {
    return this.#try(async () => this.#accept(await ask('POST /api/games/:id/stop', { id: this.id })));
  }

  offerDraw(): Promise<void> {
    return this.#try(async () => {
      const { isAccepted, game } = await ask('POST /api/games/:id/draw', { id: this.id, ...this.#seen() });
      this.#accept(game);
      this.notice.value = isAccepted ? undefined : `${opponentName(game.opponent)} does not agree to a draw.`;
    });
  }

  hint(): Promise<void> {
    this.notice.value = LOOKING;
    return this.#try(async () => {
      const plies = this.#plies();
      const { move, scoreText } = await ask('GET /api/games/:id/hint', { id: this.id });
      if (plies !== this.#plies()) return;
      // What was said meanwhile, of an offer of a draw perhaps, should still be read.
      if (this.notice.value === LOOKING) this.notice.value = `Hint: ${move} (${scoreText}).`;
      this.point(move, plies);
    });
  }

  /** Draws a move of the position after so many moves; one that is not there is not drawn. */
  point(text: string, ply: number): void {
    const line = this.line.value!;
    if (this.preview.value?.text === text && this.preview.value.ply === ply) return;
    try {
      this.preview.value = { text, ply, path: parseMove(text, line.positions[ply]!, line.board).move.path };
    } catch {
      this.preview.value = undefined;
    }
  }

  /** What the person has seen of the game. */
  #seen(): { readonly ply: number; readonly version: number } {
    return { ply: this.#plies(), version: this.view.value!.version };
  }

  #plies(): number {
    return this.view.value?.moves.length ?? 0;
  }

  #order(name: 'undo' | 'resign'): Promise<void> {
    this.notice.value = undefined;
    return this.#try(async () =>
      this.#accept(await ask(`POST /api/games/:id/${name}`, { id: this.id, ...this.#seen() })),
    );
  }

  /** Asks for the game; false if the server says that there is none. */
  async #load(): Promise<boolean> {
    try {
      this.#accept(await ask('GET /api/games/:id', { id: this.id }));
      return true;
    } catch (error) {
      if (!this.view.value) this.failure.value = sentenceOf(error);
      return !(error instanceof ServerProblem);
    }
  }

  #listen(): () => void {
    const onConnection = (isConnected: boolean): void => {
      this.isConnected.value = isConnected;
    };
    return listen('GET /api/games/:id/events', { id: this.id }, { game: (news) => this.#accept(news) }, onConnection);
  }

  #accept(news: GameView): void {
    batch(() => {
      const plies = this.#plies();
      const view = newer(this.view.value, news);
      this.view.value = view;
      this.failure.value = undefined;
      this.#pending.value = pendingAfter(view, this.#pending.value);
      if (view.moves.length !== plies || view.outcome !== null) {
        this.preview.value = undefined;
        this.notice.value = undefined;
      }
    });
  }

  /** Says why something was refused. */
  async #try(order: () => Promise<void>): Promise<void> {
    try {
      await order();
    } catch (error) {
      const isLate = error instanceof ServerProblem && error.code === 'play-moved-on';
      if (isLate) await this.#load();
      this.notice.value = isLate
        ? 'The game had moved on, in another window perhaps. This is how it stands.'
        : sentenceOf(error);
    }
  }

  #showMotions(): () => void {
    let before: Showing | undefined;
    return effect(() => {
      const line = this.line.value;
      if (!line) return;
      const after = { line, ply: this.ply.value };
      const pending = this.#pending.peek();
      const shown = pending && pending.ply === after.ply - 1 ? pending.shown : 1;
      if (before && before.ply === after.ply && before.line.texts.length >= line.texts.length) {
        before = after;
        return;
      }
      if (before && line.moves.length > before.line.moves.length) knock(line.moves.at(-1)!.captures !== 0);
      this.motion.value = motionBetween(before, after, shown);
      before = after;
    });
  }
}
