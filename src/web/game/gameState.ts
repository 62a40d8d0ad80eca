/**
 * The state of a game page. What the server says is the truth; beside it stand the person's own move until it is
 * confirmed, moves that are only tried, and which position is shown. Everything else follows from these.
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
import { AnswerPause } from './answerPause.ts';
import type { GameLine } from './gameLine.ts';
import { readLine } from './gameLine.ts';
import type { Pending, Showing } from './gameNews.ts';
import { motionBetween, movesShown, newer, pendingAfter } from './gameNews.ts';
import { GameReview } from './gameReview.ts';
import { opponentName } from './opponentName.ts';
import { knock } from './sound.ts';
import type { Trial } from './trial.ts';
import { trialAfter, trialTexts, tryMove } from './trial.ts';

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
  /** Moves that are tried on the board; they are no part of the game. */
  readonly trial = signal<Trial | undefined>(undefined);
  readonly review = new GameReview();
  readonly #pending = signal<Pending | undefined>(undefined);
  readonly #pause = new AnswerPause((news) => this.#show(news));
  /** The last move that was entered on the board, and how many squares of its path were shown then. */
  #entered: { readonly ply: number; readonly shown: number } | undefined;
  /** How many moves are looked at; undefined for all, also those to come. */
  readonly #looked = signal<number | undefined>(undefined);

  /** The moves as one text: news that change none of them must not disturb a move that is being entered. */
  readonly #moves = computed(() => this.view.value && movesShown(this.view.value, this.#pending.value).join(' '));
  /** The game itself. */
  readonly game: ReadonlySignal<GameLine | undefined> = computed(() => {
    const [moves, view] = [this.#moves.value, this.view.peek()];
    if (moves === undefined || !view) return undefined;
    return readLine(view.variant, view.startFen, moves === '' ? [] : moves.split(' '));
  });
  /** What is shown: the game, or the moves that are tried with those of the game before them. */
  readonly line: ReadonlySignal<GameLine | undefined> = computed(() => {
    const [game, trial, view] = [this.game.value, this.trial.value, this.view.peek()];
    return game && trial && view ? readLine(view.variant, view.startFen, trialTexts(game.texts, trial)) : game;
  });
  /** How many moves of the line are shown. */
  readonly ply = computed(() => Math.min(this.#looked.value ?? Infinity, this.line.value?.moves.length ?? 0));
  /** How many moves of the game are shown: no more than up to where a trial begins. */
  readonly gamePly = computed(() => Math.min(this.ply.value, this.trial.value?.from ?? Infinity));
  /** Whether the game is shown as it stands. */
  readonly isNow = computed(() => !this.trial.value && this.ply.value === (this.game.value?.moves.length ?? 0));
  /** The side of the person. */
  readonly side: ReadonlySignal<Side> = computed(() => (this.view.value?.side === 'white' ? WHITE : BLACK));
  readonly isFlipped = computed(() => (this.side.value === BLACK) !== this.isTurnedRound.value);
  /** What was better than the move of the game that follows, if that was a mistake. */
  readonly better: ReadonlySignal<Path | undefined> = computed(() => {
    const [line, ply] = [this.line.value, this.ply.value];
    const mistake = this.trial.value ? undefined : this.review.mistakes.value.get(ply);
    return line && mistake ? parseMove(mistake.better, line.positions[ply]!, line.board).move.path : undefined;
  });
  readonly #isOwnGameOn = computed(() => this.view.value?.isYours === true && this.view.value.outcome === null);
  /** Whether the person is to move in the game, and sees it as it stands. */
  readonly isTurn = computed(
    () => this.#isOwnGameOn.value && this.isNow.value && this.line.value?.positions.at(-1)!.turn === this.side.value,
  );
  /** Whether moves can be tried in the position that is shown: not where your own move is due, and not in a study. */
  readonly mayTry = computed(
    () => this.view.value?.participant === null && !(this.#isOwnGameOn.value && this.isNow.value),
  );
  /** What may be entered on the board: moves of the game, or moves to try. */
  readonly legal: ReadonlySignal<readonly Move[]> = computed(() => {
    const line = this.line.value;
    if (!line || !(this.isTurn.value || this.mayTry.value)) return NO_MOVES;
    return legalMoves(line.positions[this.ply.value]!, line.board);
  });

  constructor(id: string) {
    this.id = id;
  }

  /** Begins to follow the game; returns how to end that. */
  follow(): () => void {
    const endings = [this.#showMotions(), this.#endPauseOnTouch()];
    let isFollowed = true;
    void this.#load().then((isThere) => {
      if (isThere && isFollowed) endings.push(this.#listen());
    });
    return () => {
      isFollowed = false;
      for (const end of endings) end();
    };
  }

  /** Shows the line after so many moves. */
  lookAt(ply: number): void {
    const plies = this.line.value?.moves.length ?? 0;
    const wanted = Math.max(0, Math.min(ply, plies));
    batch(() => {
      this.#looked.value = wanted === plies ? undefined : wanted;
      this.preview.value = undefined;
    });
  }

  /** Shows the game itself after so many moves; moves that were tried are dropped. */
  lookAtGame(ply: number): void {
    batch(() => {
      this.trial.value = undefined;
      this.lookAt(ply);
    });
  }

  /** Whether the game is shown after so many moves. */
  isAt(ply: number): boolean {
    return !this.trial.value && this.ply.value === ply;
  }

  /** A move that was entered: played in the game, or only tried. */
  enter(move: Move, shown: number): void {
    const text = formatMove(move, this.legal.value);
    this.#entered = { ply: this.ply.value, shown };
    if (this.isTurn.value) void this.#play(text);
    else this.#try(text);
  }

  /** Enters a move that was written; throws if it is none. */
  enterText(text: string): void {
    const line = this.line.value!;
    this.enter(parseMove(text, line.positions[this.ply.value]!, line.board).move, 1);
  }

  #try(text: string): void {
    const tried = tryMove(this.game.value!.texts, { trial: this.trial.value, ply: this.ply.value }, text);
    batch(() => {
      this.trial.value = tried.trial;
      this.lookAt(tried.ply);
    });
    knock(this.line.value!.moves[tried.ply - 1]!.captures !== 0);
  }

  async #play(text: string): Promise<void> {
    const ply = this.game.value!.moves.length;
    const pending = { ply, move: text };
    this.#pause.begin(ply + 1);
    batch(() => {
      this.#pending.value = pending;
      this.preview.value = undefined;
      this.notice.value = undefined;
    });
    await this.#attempt(async () =>
      this.#accept(await ask('POST /api/games/:id/moves', { id: this.id, ...this.#seen(), move: text })),
    );
    // What is confirmed is in the game by now; what was refused is taken back.
    if (this.#pending.value === pending) this.#pending.value = undefined;
  }

  undo(): Promise<void> {
    this.lookAtGame(Infinity);
    return this.#order('undo');
  }

  resign(): Promise<void> {
    return this.#order('resign');
  }

  stop(): Promise<void> {
    return this.#attempt(async () => this.#accept(await ask('POST /api/games/:id/stop', { id: this.id })));
  }

  offerDraw(): Promise<void> {
    return this.#attempt(async () => {
      const { isAccepted, game } = await ask('POST /api/games/:id/draw', { id: this.id, ...this.#seen() });
      this.#accept(game);
      this.notice.value = isAccepted ? undefined : `${opponentName(game.opponent)} does not agree to a draw.`;
    });
  }

  hint(): Promise<void> {
    this.notice.value = LOOKING;
    return this.#attempt(async () => {
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
    this.#pause.end();
    this.notice.value = undefined;
    return this.#attempt(async () =>
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
    this.#pause.take(news);
  }

  #show(news: GameView): void {
    batch(() => {
      const plies = this.#plies();
      const before = this.view.value;
      const view = newer(before, news);
      this.view.value = view;
      this.failure.value = undefined;
      this.#pending.value = pendingAfter(view, this.#pending.value);
      if (view.moves.length !== plies || view.outcome !== null) {
        this.preview.value = undefined;
        this.notice.value = undefined;
      }
      const trial = this.trial.value;
      if (before && trial) this.trial.value = trialAfter(before.moves, view.moves, trial);
      this.review.begin(view);
    });
  }

  /** Says why something was refused. */
  async #attempt(order: () => Promise<void>): Promise<void> {
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

  /** A key or a touch ends the pause, before anything else is done with it: it may be the next move. */
  #endPauseOnTouch(): () => void {
    const end = (): void => this.#pause.end();
    const kinds = ['pointerdown', 'keydown'] as const;
    for (const kind of kinds) window.addEventListener(kind, end, { capture: true });
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, end, { capture: true });
    };
  }

  #showMotions(): () => void {
    let before: Showing | undefined;
    let plies: number | undefined;
    return effect(() => {
      const game = this.game.value;
      if (game && plies !== undefined && game.moves.length > plies) knock(game.moves.at(-1)!.captures !== 0);
      plies = game?.moves.length;
      const line = this.line.value;
      if (!line) return;
      const after = { line, ply: this.ply.value };
      const shown = this.#entered?.ply === after.ply - 1 ? this.#entered.shown : 1;
      if (before && before.ply === after.ply && before.line.texts.length >= line.texts.length) {
        before = after;
        return;
      }
      this.motion.value = motionBetween(before, after, shown);
      before = after;
    });
  }
}
