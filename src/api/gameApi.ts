/** What goes between server and pages about games: the shapes of requests and answers, from which types follow. */

import { z } from 'zod';
import { number, numberText, sideName, text, variantName } from './fieldApi.ts';
import { ratingView } from './playerApi.ts';
import type { Table } from './route.ts';

/** A game is known by its address. Anybody who has the address can watch; only the browser that started the game can play. */
export const gameId = z
  .string()
  .regex(/^[a-z0-9]{16}$/)
  .describe('the sixteen letters and digits of a game');

const gameOrder = z.strictObject({
  variant: variantName,
  opponent: text(1, 4000).describe("the opponent's spec, such as champion:oak or alphabeta:depth=4"),
  side: z.enum(['black', 'white', 'random']).describe("the person's side"),
  fen: text(1, 400).optional().describe('a position to start from'),
  pdn: text(1, 20_000).optional().describe('a game to continue; not together with fen'),
  seed: number(0, 2 ** 31 - 1)
    .optional()
    .describe("of the opponent's random choices; drawn if it is left out"),
});

/** Says how many moves the asker has seen; a request for another state of the game is rejected. */
const seen = z.strictObject({
  ply: number(0, 10_000).describe('how many moves the game has, as far as the asker knows'),
  version: number(0, 1_000_000)
    .optional()
    .describe('the version of the game that the asker has seen, which tells repeated requests apart'),
});

const moveOrder = z.strictObject({ ...seen.shape, move: text(3, 80).describe('as in PDN: 11-15 or 15x22') });

const outcomeView = z.object({
  winner: sideName.nullable(),
  reason: z.string(),
  sentence: z.string().describe('how the game ended, for people'),
});

const opponentView = z.object({
  spec: z.string().describe('as it was asked for'),
  player: z.string().describe('the player behind it, fixed when the game began'),
  title: z.string().describe('a name for people'),
  rating: ratingView.nullable(),
  character: z.string().nullable(),
});

/** An opening of the three-move list. */
const openingView = z.object({
  number: z.number().describe('in the list of the American Checker Federation'),
  status: z.enum(['over the board', 'mail play', 'barred']).describe('where the list allows it to be drawn'),
  name: z.string().nullable().describe('of the opening or the longest named line; most have none'),
});

export const gameView = z.object({
  id: z.string(),
  variant: z.string(),
  /** The side of the person who began it. */
  side: sideName,
  /** Whether the asker may play. */
  isYours: z.boolean(),
  opponent: opponentView,
  seed: z.number(),
  startFen: z.string(),
  /** In PDN notation. The pages know the rules and make positions of them. */
  moves: z.array(z.string()),
  /** Null for a game of another kind or from another position, and before the third move. */
  opening: openingView.nullable(),
  outcome: outcomeView.nullable(),
  isThinking: z.boolean(),
  /** Why the opponent does not answer, if something went wrong with it. */
  trouble: z.string().nullable(),
  /** Grows with every change. */
  version: z.number(),
  /** Set for games of a study. */
  participant: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

const gameList = z.object({
  games: z.array(
    gameView.pick({ id: true, variant: true, side: true, opponent: true, outcome: true, updatedAt: true }).extend({
      plies: z.number(),
      fen: z.string(),
    }),
  ),
});

const drawAnswer = z.object({ isAccepted: z.boolean(), game: gameView });

const men = z
  .number()
  .nullable()
  .describe(
    'men that Black is ahead; 10 and -10 stand for a won game; null in give-away and where scores cannot be converted',
  );
const chance = z.number().describe('the share of the points that Black may expect, from 0 to 1');
const scoreText = z
  .string()
  .describe('who is ahead, by how much: Black +0.35, level, White wins in 7 moves, White +1.31 or more');

const scoredMove = z.object({
  move: z.string(),
  men,
  chance: chance.nullable(),
  scoreText,
  /** A search often knows of lesser moves only that they are worth at most their score. */
  isExact: z.boolean(),
});

const hintView = z.object({ move: z.string(), scoreText, depth: z.number().nullable() });

/** Why a move was played: what the player thought of each move it had. */
const whyView = z.object({
  ply: z.number(),
  player: z.string(),
  played: z.string(),
  opinion: z.string().describe('what the opponent thinks of the move'),
  board: z.string().describe('what the move does on the board, whatever anybody thinks of it'),
  sentence: z.string().describe('both'),
  /** The best first. Search players have a line that they expect; strategies have features. */
  moves: z.array(
    scoredMove.extend({
      captures: z.array(z.string()).describe('that are expected to follow'),
      values: z.array(z.number()).describe('of the features, in their order'),
    }),
  ),
  features: z.array(z.object({ name: z.string(), phrase: z.string(), sentence: z.string() })),
  line: z.array(z.string()),
  depth: z.number().nullable(),
});

const evaluationsView = z.object({
  /** One for the start and one after each move. */
  points: z.array(z.object({ ply: z.number(), men, chance, scoreText })),
  by: z.string().describe('who evaluated'),
  ticks: z
    .array(z.object({ chance, label: z.string() }))
    .describe('leads in whole men, or shares of the points, for the axis of a chart of the chances'),
});

/** A move that lost half a man or more, in give-away a tenth of the points. */
const mistake = z.object({
  ply: z.number().describe('after how many moves it was played'),
  side: sideName.describe('who played it'),
  move: z.string(),
  better: z.string().describe('the best move in its place'),
  line: z.array(z.string()).describe('the moves that were expected then, the better move first'),
  men: z.number().nullable().describe('how many men it cost; null in give-away'),
  chance: z.number().describe('which share of the points it cost, from 0 to 1'),
  kind: z.enum(['mistake', 'blunder']).describe('a blunder costs a man or more; in give-away a fifth of the points'),
  sentence: z.string().describe('what it cost, for people'),
});

const reviewView = z.object({
  mistakes: z.array(mistake).describe('of both sides, in the order of the game'),
  by: z.string().describe('the player that evaluated'),
});

const analysisOrder = z.strictObject({
  variant: variantName,
  fen: text(1, 400),
  timeMs: numberText(50, 5000).default(1000).describe('how long to search'),
});

const analysisView = z.object({
  fen: z.string(),
  turn: sideName,
  move: z.string(),
  men,
  chance,
  scoreText,
  sentence: z.string(),
  depth: z.number(),
  nodes: z.number(),
  timeMs: z.number(),
  line: z.array(z.string()),
  moves: z.array(scoredMove),
  /** Pieces of the endgame tables that helped; 0 if there are none on this machine. */
  tablePieces: z.number(),
});

const params = z.object({ id: gameId });
const ply = numberText(0, 10_000);
const download = z.literal('1').optional().describe('1 to get a file');

/** Games of people against players, and analysis of any position. */
export const GAME_ROUTES = {
  'POST /api/games': {
    topic: 'Games',
    summary: 'start a game',
    refusals: [404],
    body: gameOrder,
    answers: { 201: gameView },
  },
  'GET /api/games': {
    topic: 'Games',
    summary: 'your games, the one you played last first',
    answers: { 200: gameList },
  },
  'GET /api/games/:id': { topic: 'Games', summary: 'a game', params, answers: { 200: gameView } },
  'GET /api/games/:id/events': {
    topic: 'Games',
    summary: 'a game whenever it changes, as server-sent events named game',
    params,
    events: { game: gameView },
  },
  'POST /api/games/:id/moves': {
    topic: 'Games',
    summary: 'make a move',
    refusals: [409],
    params,
    body: moveOrder,
    answers: { 200: gameView },
  },
  'POST /api/games/:id/undo': {
    topic: 'Games',
    summary: 'take back your last move and the answer to it',
    refusals: [409],
    params,
    body: seen,
    answers: { 200: gameView },
  },
  'POST /api/games/:id/resign': {
    topic: 'Games',
    summary: 'give up',
    refusals: [409],
    params,
    body: seen,
    answers: { 200: gameView },
  },
  'POST /api/games/:id/draw': {
    topic: 'Games',
    summary: 'offer a draw',
    refusals: [409],
    params,
    body: seen,
    answers: { 200: drawAnswer },
  },
  'POST /api/games/:id/stop': {
    topic: 'Games',
    summary: 'let the opponent answer at once with what it has',
    params,
    answers: { 200: gameView },
  },
  'GET /api/games/:id/hint': {
    topic: 'Games',
    summary: 'a good move',
    refusals: [409],
    params,
    answers: { 200: hintView },
  },
  'GET /api/games/:id/why': {
    topic: 'Games',
    summary: 'why the opponent played a move, or what it thinks of a move of yours',
    params,
    query: z.object({ ply: ply.describe('which move, from 0') }),
    answers: { 200: whyView },
  },
  'GET /api/games/:id/evaluations': {
    topic: 'Games',
    summary: 'what search makes of every position of a game',
    params,
    answers: { 200: evaluationsView },
  },
  'GET /api/games/:id/review': {
    topic: 'Games',
    summary: 'the mistakes of both sides in a finished game',
    params,
    answers: { 200: reviewView },
  },
  'GET /api/games/:id/pdn': {
    topic: 'Games',
    summary: 'a game as PDN',
    params,
    query: z.object({ download }),
    files: ['text/plain'],
  },
  'GET /api/games/:id/fen': {
    topic: 'Games',
    summary: 'a position of a game as FEN',
    params,
    query: z.object({ ply: ply.optional().describe('after how many moves; all if left out'), download }),
    files: ['text/plain'],
  },
  'GET /api/analysis': {
    topic: 'Analysis',
    summary: 'what search makes of a position',
    query: analysisOrder,
    answers: { 200: analysisView },
  },
} satisfies Table;

export type GameOrder = z.infer<typeof gameOrder>;
export type GameView = z.infer<typeof gameView>;
export type OpponentView = z.infer<typeof opponentView>;
export type GameList = z.infer<typeof gameList>;
export type DrawAnswer = z.infer<typeof drawAnswer>;
export type HintView = z.infer<typeof hintView>;
export type WhyView = z.infer<typeof whyView>;
export type EvaluationsView = z.infer<typeof evaluationsView>;
export type Mistake = z.infer<typeof mistake>;
export type ReviewView = z.infer<typeof reviewView>;
export type AnalysisView = z.infer<typeof analysisView>;
