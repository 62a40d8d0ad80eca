/**
 * The engine's side of a conversation in the Hub protocol, from `hub` to `quit`.
 *
 * The protocol lets a client send `stop` and immediately the next position, before it has seen the `done`. So lines that
 * arrive during a search wait in a queue until the search has been answered; only `ping`, `ponder-hit`, `stop` and `quit`
 * take effect at once. A `stop` that arrives while another `go` is waiting belongs to that `go` and waits with it: the
 * meaning of a line must not depend on the progress of the engine. Each `go` is answered with one `done`. A search without
 * a limit is answered after `stop`, even if the player has finished. The protocol would allow an earlier answer, but this
 * also suits clients that expect one answer for each `stop`. A search with a limit is answered when it is reached, `go
 * analyze` too.
 */

import { InputError } from '../../base/inputError.ts';
import type { Decision, Thought } from '../../players/player.ts';
import type { Game } from '../../rules/game.ts';
import { legalMoves } from '../../rules/move.ts';
import type { MoveTask } from '../../thinking/chooseMove.ts';
import { playedMoves } from '../../thinking/playedMoves.ts';
import { Thinker } from '../../thinking/thinker.ts';
import { gameFrom } from './hubGame.ts';
import type { HubArguments } from './hubLine.ts';
import { formatHubLine, hubCommand, parseHubArguments } from './hubLine.ts';
import { formatDone, formatInfo } from './hubThought.ts';
import type { Level } from './level.ts';
import { parseLevel } from './level.ts';
import type { Mode, SearchPlan } from './searchPlan.ts';
import { planSearch } from './searchPlan.ts';
import type { Settings } from './settings.ts';
import { changeSettings, describeParams } from './settings.ts';

type Handler = (line: HubArguments) => void;

/** The search that has not been answered yet. */
interface Search {
  readonly game: Game;
  readonly plan: SearchPlan;
  /** The answer must wait. */
  isHeld: boolean;
  isStopped: boolean;
  timer?: NodeJS.Timeout;
  /** The last report. */
  thought?: Thought;
  decision?: Decision;
}

export interface Identity {
  readonly name: string;
  readonly version: string;
  readonly author: string;
}

/** Timers cannot wait longer. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export class Session {
  readonly #identity: Identity;
  readonly #write: (line: string) => void;
  readonly #thinker = new Thinker();
  readonly #waiting: string[] = [];
  #settings: Settings;
  /** The player has searched this game and may use its results. */
  #goesOn = false;
  #isInitialising = false;
  #isOver = false;
  #level: Level = {};
  #game: Game;
  #search: Search | undefined;
  #games = 0;
  #searches = 0;

  constructor(identity: Identity, settings: Settings, write: (line: string) => void) {
    this.#identity = identity;
    this.#settings = settings;
    this.#write = write;
    this.#game = gameFrom(settings.variant, undefined, undefined);
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Handles a line from the client. */
  receive(line: string): void {
    const command = hubCommand(line);
    if (this.#isOver || command === undefined) return;
    if (command === 'quit') this.#isOver = true;
    else if (command === 'ping') this.#write('pong');
    else if (this.#search && this.#isForNow(line, this.#search)) this.#intervene(line, this.#search);
    else {
      this.#waiting.push(line);
      this.#workOff();
    }
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    this.#isOver = true;
    clearTimeout(this.#search?.timer);
    await this.#thinker.end();
  }

  /** Whether a line takes effect at once. It does for a held search even if a `go` is waiting, or neither would end. */
  #isForNow(line: string, search: Search): boolean {
    return isIntervention(line, search) && (search.isHeld || !this.#waiting.some(isGo));
  }

  #workOff(): void {
    while (!this.#isInitialising && this.#waiting.length > 0) {
      const line = this.#waiting[0]!;
      if (this.#search && !isIntervention(line, this.#search)) return;
      this.#waiting.shift();
      if (this.#search) this.#intervene(line, this.#search);
      else this.#obey(line);
    }
  }

  #intervene(line: string, search: Search): void {
    if (hubCommand(line) === 'stop') this.#stop(search);
    else this.#ponderHit(search);
  }

  #obey(line: string): void {
    const handler = this.#handlers.get(hubCommand(line)!);
    if (!handler) return;
    try {
      handler(parseHubArguments(line));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      this.#complain(error.message);
    }
  }

  /** The commands while the engine is not thinking; `stop` and `ponder-hit` then have no effect. */
  readonly #handlers = new Map<string, Handler>([
    ['hub', () => this.#introduce()],
    ['set-param', (line) => this.#setParam(line)],
    ['init', () => void this.#initialise()],
    ['new-game', () => this.#newGame()],
    ['pos', (line) => this.#setPosition(line)],
    ['level', (line) => this.#setLevel(line)],
    ['go', (line) => this.#go(line.has('ponder') ? 'ponder' : line.has('analyze') ? 'analyze' : 'think')],
  ]);

  #introduce(): void {
    this.#write(formatHubLine('id', { ...this.#identity }));
    for (const param of describeParams(this.#settings)) this.#write(formatHubLine('param', { ...param }));
    this.#write('wait');
  }

  #setParam(line: HubArguments): void {
    const name = line.get('name');
    if (name === undefined) throw new InputError('hub-param', 'set-param requires a name, as in name=variant.');
    const before = this.#settings;
    this.#settings = changeSettings(before, name, line.get('value') ?? '');
    if (this.#settings.variant !== before.variant) this.#game = gameFrom(this.#settings.variant, undefined, undefined);
    this.#goesOn &&= this.#settings.spec === before.spec && this.#settings.variant === before.variant;
  }

  async #initialise(): Promise<void> {
    this.#isInitialising = true;
    const { spec, variant } = this.#settings;
    try {
      await this.#thinker.prepare(spec, variant.name);
      if (!this.#isOver) this.#write('ready');
    } catch (error) {
      this.#breakDown(error);
    }
    this.#isInitialising = false;
    if (!this.#isOver) this.#workOff();
  }

  #newGame(): void {
    this.#games++;
    this.#searches = 0;
    this.#goesOn = false;
  }

  #setPosition(line: HubArguments): void {
    this.#game = gameFrom(this.#settings.variant, line.get('pos'), line.get('moves'));
  }

  #setLevel(line: HubArguments): void {
    this.#level = parseLevel(line, this.#level);
  }

  #go(mode: Mode): void {
    const { position, variant } = this.#game;
    const plan = planSearch(mode, this.#level);
    this.#level = {};
    this.#searches++;
    const legal = legalMoves(position, variant.board);
    // The protocol does not allow this. Scan answers like this, and clients read it as the end of the game.
    if (legal.length === 0) return this.#write('done');
    if (legal.length === 1 && mode === 'think' && !plan.isEndless) {
      return this.#write(formatDone({ move: legal[0]! }, variant.board));
    }
    const search = { game: this.#game, plan, isHeld: plan.isEndless || plan.isPondering, isStopped: false };
    this.#search = search;
    void this.#think(search);
  }

  async #think(search: Search): Promise<void> {
    const { spec, seed } = this.#settings;
    const task: MoveTask = {
      ...playedMoves(search.game),
      player: spec,
      limits: search.plan.limits,
      evenIfForced: true,
      seeds: [seed, this.#games],
      moveSeeds: [seed, this.#games, this.#searches],
      goesOn: this.#goesOn,
    };
    this.#goesOn = true;
    try {
      search.decision = await this.#thinker.decide(task, (thought) => this.#hear(search, thought));
    } catch (error) {
      this.#breakDown(error);
      // The best move so far.
      const { position, variant } = search.game;
      search.decision = { move: search.thought?.line?.[0] ?? legalMoves(position, variant.board)[0]! };
      search.isHeld = false;
    }
    if (this.#isOver) return;
    const { line, nodes } = search.decision;
    // The last iteration has already reported this, unless it was stopped early.
    if (line && nodes !== search.thought?.nodes) this.#tell(search, search.decision);
    this.#answer(search);
  }

  #hear(search: Search, thought: Thought): void {
    search.thought = thought;
    if (!this.#isOver) this.#tell(search, thought);
  }

  #tell({ game }: Search, thought: Thought): void {
    this.#write(formatInfo(thought, game.variant.board));
  }

  #stop(search: Search): void {
    search.isStopped = true;
    search.isHeld = false;
    this.#thinker.stop();
    this.#answer(search);
  }

  #ponderHit(search: Search): void {
    const { timeAfterHitMs } = search.plan;
    search.isHeld = false;
    if (timeAfterHitMs !== undefined) {
      search.timer = setTimeout(() => this.#stop(search), Math.min(timeAfterHitMs, LONGEST_TIMER_MS));
    }
    this.#answer(search);
  }

  /** Sends `done` if there is a decision and nothing to wait for. */
  #answer(search: Search): void {
    if (!search.decision || search.isHeld) return;
    clearTimeout(search.timer);
    this.#search = undefined;
    this.#write(formatDone(search.decision, search.game.variant.board));
    this.#workOff();
  }

  /** The thread has crashed, for lack of memory or by an error of ours. The next search starts another. */
  #breakDown(error: unknown): void {
    if (this.#isOver) return;
    this.#goesOn = false;
    const reason = error instanceof Error ? error.message : String(error);
    this.#complain(`The player has crashed and will be restarted: ${reason.replace(/\.$/, '')}.`);
  }

  #complain(message: string): void {
    this.#write(formatHubLine('error', { message }));
  }
}

/** Whether a line can affect a search. If the search was stopped, the line is for the next one. */
function isIntervention(line: string, { plan, isHeld, isStopped }: Search): boolean {
  const command = hubCommand(line);
  return (command === 'stop' && !isStopped) || (command === 'ponder-hit' && plan.isPondering && isHeld);
}

function isGo(line: string): boolean {
  return hubCommand(line) === 'go';
}
