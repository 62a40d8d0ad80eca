/**
 * The engine's side of a conversation in the Hub protocol, from `hub` to `quit`.
 *
 * The protocol lets a client send `stop` and at once the next position, before it has seen the `done`. So lines that
 * come in mid-search wait in a queue until the search has been answered; only `ping`, `ponder-hit`, `stop` and `quit`
 * are for now. A `stop` that comes when another `go` waits already is for that one and waits with it: what a line means
 * must not depend on how far the engine has come when it reads it. Each `go` is answered with one `done`. A search
 * without a limit is answered after `stop`, also when the player has nothing left to think about; the protocol would
 * allow an earlier answer, but a client that expects one answer a `stop` is served either way. A search with a limit is
 * answered when it is reached, `go analyze` too.
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

/** The search that has been asked for and not answered yet. */
interface Search {
  readonly game: Game;
  readonly plan: SearchPlan;
  /** The answer has to wait. */
  isHeld: boolean;
  isStopped: boolean;
  timer?: NodeJS.Timeout;
  /** The last that was told. */
  thought?: Thought;
  decision?: Decision;
}

export interface Identity {
  readonly name: string;
  readonly version: string;
  readonly author: string;
}

/** Longer waits are not possible with timers. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export class Session {
  readonly #identity: Identity;
  readonly #write: (line: string) => void;
  readonly #thinker = new Thinker();
  readonly #waiting: string[] = [];
  #settings: Settings;
  /** The player has thought about this game, and may use what it found. */
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

  /** Takes in a line from the client. */
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

  /** A search that would else be held for ever takes what it needs, even if the client forgot it over the next `go`. */
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

  /** The commands for a session that is not thinking; `stop` and `ponder-hit` then mean nothing. */
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
    if (name === undefined) throw new InputError('hub-param', 'set-param needs a name, as in name=variant.');
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
    // The protocol rules this out. Scan answers so, and clients read it as the end of the game.
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
    // The last iteration has told this already, unless it was broken off.
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

  /** The thread broke down, for lack of memory or by a fault of ours. The next search starts another. */
  #breakDown(error: unknown): void {
    if (this.#isOver) return;
    this.#goesOn = false;
    const reason = error instanceof Error ? error.message : String(error);
    this.#complain(`The player broke down and will be started anew: ${reason.replace(/\.$/, '')}.`);
  }

  #complain(message: string): void {
    this.#write(formatHubLine('error', { message }));
  }
}

/** Whether a line can do something to a search. One that was stopped is past all help; the line is for the next. */
function isIntervention(line: string, { plan, isHeld, isStopped }: Search): boolean {
  const command = hubCommand(line);
  return (command === 'stop' && !isStopped) || (command === 'ponder-hit' && plan.isPondering && isHeld);
}

function isGo(line: string): boolean {
  return hubCommand(line) === 'go';
}
