/**
 * The state of a game page. The server is authoritative. The page adds your own move until it is confirmed, tried
 * moves, and which position is shown. Everything else is derived.
 */

import type { ReadonlySignal } from '@preact/signals';
import { batch, computed, signal } from '@preact/signals';
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
import type { Pending } from './gameNews.ts';
import { movesShown, newer, pendingAfter } from './gameNews.ts';
import { GameReview } from './gameReview.ts';
import { opponentName } from './opponentName.ts';
import { showMotions } from './showMotions.ts';
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
  /** A message about your last action. */
  readonly notice = signal<string | undefined>(undefined);
  /** A move drawn as an arrow on the position it belongs to. */
  readonly preview = signal<Preview | undefined>(undefined);
  readonly motion = signal<Motion | undefined>(undefined);
  readonly isTurnedRound = signal(false);
  /** Moves tried on the board. They are not part of the game. */
  readonly trial = signal<Trial | undefined>(undefined);
  readonly review = new GameReview();
  readonly #pending = signal<Pending | undefined>(undefined);
  readonly #pause = new AnswerPause((news) => this.#show(news));
  /** The last move entered on the board, and how many squares of its path were already shown. */
  #entered: { readonly ply: number; readonly shown: number } | undefined;
  /** How many moves are shown; undefined for all, including future ones. */
  readonly #looked = signal<number | undefined>(undefined);

  /** The moves as one text, so that events without new moves do not disturb a move being entered. */
  readonly #moves = computed(() => this.view.value && movesShown(this.view.value, this.#pending.value).join(' '));
  /** The game itself. */
  readonly game: ReadonlySignal<GameLine | undefined> = computed(() => {
    const [moves, view] = [this.#moves.value, this.view.peek()];
    if (moves === undefined || !view) return undefined;
    return readLine(view.variant, view.startFen, moves === '' ? [] : moves.split(' '));
  });
  /** The line that is shown: the game, or the tried moves with the game moves before them. */
  readonly line: ReadonlySignal<GameLine | undefined> = computed(() => {
    const [game, trial, view] = [this.game.value, this.trial.value, this.view.peek()];
    return game && trial && view ? readLine(view.variant, view.startFen, trialTexts(game.texts, trial)) : game;
  });
  /** How many moves of the line are shown. */
  readonly ply = computed(() => Math.min(this.#looked.value ?? Infinity, this.line.value?.moves.length ?? 0));
  /** How many moves of the game are shown, at most up to the start of a trial. */
  readonly gamePly = computed(() => Math.min(this.ply.value, this.trial.value?.from ?? Infinity));
  /** Whether the current position of the game is shown. */
  readonly isNow = computed(() => !this.trial.value && this.ply.value === (this.game.value?.moves.length ?? 0));
  /** The person's side. */
  readonly side: ReadonlySignal<Side> = computed(() => (this.view.value?.side === 'white' ? WHITE : BLACK));
  readonly isFlipped = computed(() => (this.side.value === BLACK) !== this.isTurnedRound.value);
  /** The better move, if the next move of the game was a mistake. */
  readonly better: ReadonlySignal<Path | undefined> = computed(() => {
    const [line, ply] = [this.line.value, this.ply.value];
    const mistake = this.trial.value ? undefined : this.review.mistakes.value.get(ply);
    return line && mistake ? parseMove(mistake.better, line.positions[ply]!, line.board).move.path : undefined;
  });
  readonly #isOwnGameOn = computed(() => this.view.value?.isYours === true && this.view.value.outcome === null);
  /** Whether it is the person's turn and the current position is shown. */
  readonly isTurn = computed(
    () => this.#isOwnGameOn.value && this.isNow.value && this.line.value?.positions.at(-1)!.turn === this.side.value,
  );
  /** Whether moves can be tried in this position: not on your own turn, and not in a study. */
  readonly mayTry = computed(
    () => this.view.value?.participant === null && !(this.#isOwnGameOn.value && this.isNow.value),
  );
  /** The moves that can be entered: moves of the game, or moves to try. */
  readonly legal: ReadonlySignal<readonly Move[]> = computed(() => {
    const line = this.line.value;
    if (!line || !(this.isTurn.value || this.mayTry.value)) return NO_MOVES;
    return legalMoves(line.positions[this.ply.value]!, line.board);
  });

  constructor(id: string) {
    this.id = id;
  }

  /** Starts following the game. Returns a function that stops. */
  follow(): () => void {
    const squaresShown = (ply: number): number => (this.#entered?.ply === ply ? this.#entered.shown : 1);
    const endings = [showMotions(this, squaresShown), this.#pause.endOnTouch()];
    let isFollowed = true;
    void this.#load().then((isThere) => {
      if (isThere && isFollowed) endings.push(this.#listen());
    });
    return () => {
      isFollowed = false;
      for (const end of endings) end();
    };
  }

  /** Shows the line after `ply` moves. */
  lookAt(ply: number): void {
    const plies = this.line.value?.moves.length ?? 0;
    const wanted = Math.max(0, Math.min(ply, plies));
    batch(() => {
      this.#looked.value = wanted === plies ? undefined : wanted;
      this.preview.value = undefined;
    });
  }

  /** Shows the game itself after `ply` moves. Tried moves are dropped. */
  lookAtGame(ply: number): void {
    batch(() => {
      this.trial.value = undefined;
      this.lookAt(ply);
    });
  }

  /** Whether the game is shown after `ply` moves. */
  isAt(ply: number): boolean {
    return !this.trial.value && this.ply.value === ply;
  }

  /** Plays an entered move, or only tries it. */
  enter(move: Move, shown: number): void {
    const text = formatMove(move, this.legal.value);
    this.#entered = { ply: this.ply.value, shown };
    if (this.isTurn.value) void this.#play(text);
    else this.#try(text);
  }

  /** Enters a typed move. Throws if it is invalid. */
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
    // A confirmed move is in the game by now. A rejected one is taken back.
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
      this.notice.value = isAccepted ? undefined : `${opponentName(game.opponent)} declines the draw.`;
    });
  }

  hint(): Promise<void> {
    this.notice.value = LOOKING;
    return this.#attempt(async () => {
      const plies = this.#plies();
      const { move, scoreText } = await ask('GET /api/games/:id/hint', { id: this.id });
      if (plies !== this.#plies()) return;
      // A newer message, such as the reply to a draw offer, stays visible.
      if (this.notice.value === LOOKING) this.notice.value = `Hint: ${move} (${scoreText}).`;
      this.point(move, plies);
    });
  }

  /** Draws a move of the position after `ply` moves. An invalid one is not drawn. */
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

  /** Loads the game. Returns false if the server rejects the request. */
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

  /** Shows a message if the request fails. */
  async #attempt(order: () => Promise<void>): Promise<void> {
    try {
      await order();
    } catch (error) {
      const isLate = error instanceof ServerProblem && error.code === 'play-moved-on';
      if (isLate) await this.#load();
      this.notice.value = isLate
        ? 'The game has changed, perhaps in another window. This is the current position.'
        : sentenceOf(error);
    }
  }
}
