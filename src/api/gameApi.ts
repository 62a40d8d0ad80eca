/** Games: the shapes of requests and answers, and their types. */

import { z } from 'zod';
import { number, numberText, sideName, text, variantName } from './fieldApi.ts';
import { ratingView } from './playerApi.ts';
import type { Table } from './route.ts';

/** Anyone with the address of a game can watch it. Only the browser that started the game can play. */
export const gameId = z
  .string()
  .regex(/^[a-z0-9]{16}$/)
  .describe('the id of a game: sixteen letters and digits');

const gameOrder = z.strictObject({
  variant: variantName,
  opponent: text(1, 4000).describe("the opponent's spec, such as champion:oak or alphabeta:depth=4"),
  side: z.enum(['black', 'white', 'random']).describe('your side'),
  fen: text(1, 400).optional().describe('a position to start from'),
  pdn: text(1, 20_000).optional().describe('a game to continue; not together with fen'),
  seed: number(0, 2 ** 31 - 1)
    .optional()
    .describe("the seed of the opponent's random choices; random if omitted"),
});

/** What the client knows of the game. The server rejects the request if the game has changed since. */
const seen = z.strictObject({
  ply: number(0, 10_000).describe('how many moves of the game the client has seen'),
  version: number(0, 1_000_000)
    .optional()
    .describe('the version of the game that the client has seen; it exposes repeated requests'),
});

const moveOrder = z.strictObject({ ...seen.shape, move: text(3, 80).describe('in PDN notation: 11-15 or 15x22') });

const outcomeView = z.object({
  winner: sideName.nullable(),
  reason: z.string(),
  sentence: z.string().describe('how the game ended, as a sentence'),
});

const opponentView = z.object({
  spec: z.string().describe('as requested'),
  player: z.string().describe('the player it stands for, fixed when the game started'),
  title: z.string().describe('a display name'),
  rating: ratingView.nullable(),
  character: z.string().nullable(),
});

/** An opening of the three-move list. */
const openingView = z.object({
  number: z.number().describe('its number in the list of the American Checker Federation'),
  status: z.enum(['over the board', 'mail play', 'barred']).describe('where the opening may be balloted'),
  name: z.string().nullable().describe('the name of the opening or of the longest named line; null for most'),
});

export const gameView = z.object({
  id: z.string(),
  variant: z.string(),
  /** The side of the person who started the game. */
  side: sideName,
  /** Whether this browser may play. */
  isYours: z.boolean(),
  opponent: opponentView,
  seed: z.number(),
  startFen: z.string(),
  /** In PDN notation. The pages derive the positions themselves. */
  moves: z.array(z.string()),
  /** Null before the third move, in other variants, and in games from another start position. */
  opening: openingView.nullable(),
  outcome: outcomeView.nullable(),
  isThinking: z.boolean(),
  /** The error that keeps the opponent from replying, if any. */
  trouble: z.string().nullable(),
  /** Increases with every change. */
  version: z.number(),
  /** Set only in games of a study. */
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
  .describe("Black's lead in men; 10 and -10 mean a won game; null in give-away and where scores cannot be converted");
const chance = z.number().describe("Black's expected share of the points, from 0 to 1");
const scoreText = z
  .string()
  .describe('which side leads, and by how much: Black +0.35, level, White wins in 7 moves, White +1.31 or more');

const scoredMove = z.object({
  move: z.string(),
  men,
  chance: chance.nullable(),
  scoreText,
  /** False if the score is only an upper bound, as it often is for inferior moves. */
  isExact: z.boolean(),
});

const hintView = z.object({ move: z.string(), scoreText, depth: z.number().nullable() });

/** Why a move was played: what the player thought of each legal move. */
const whyView = z.object({
  ply: z.number(),
  player: z.string(),
  played: z.string(),
  opinion: z.string().describe('what the opponent thinks of the move'),
  board: z.string().describe('what the move does on the board, regardless of any opinion'),
  sentence: z.string().describe('opinion and board together'),
  /** The best first. Searches give the line they expect, strategies their features. */
  moves: z.array(
    scoredMove.extend({
      captures: z.array(z.string()).describe('the captures expected to follow'),
      values: z.array(z.number()).describe('the feature values, in the order of features'),
    }),
  ),
  features: z.array(z.object({ name: z.string(), phrase: z.string(), sentence: z.string() })),
  line: z.array(z.string()),
  depth: z.number().nullable(),
});

const evaluationsView = z.object({
  /** One for the start position and one after each move. */
  points: z.array(z.object({ ply: z.number(), men, chance, scoreText })),
  by: z.string().describe('the player that evaluated'),
  ticks: z
    .array(z.object({ chance, label: z.string() }))
    .describe('axis labels for a chart of the chances: leads in whole men, or shares of the points'),
});

/** A move that cost at least half a man, or in give-away a tenth of the points. */
const mistake = z.object({
  ply: z.number().describe('how many moves were played before it'),
  side: sideName.describe('the side that played it'),
  move: z.string(),
  better: z.string().describe('the best move instead'),
  line: z.array(z.string()).describe('the expected line, beginning with the better move'),
  men: z.number().nullable().describe('how many men it cost; null in give-away'),
  chance: z.number().describe('the share of the points it cost, from 0 to 1'),
  kind: z
    .enum(['mistake', 'blunder'])
    .describe('a blunder costs at least a man, or in give-away a fifth of the points'),
  sentence: z.string().describe('what it cost, as a sentence'),
});

const reviewView = z.object({
  mistakes: z.array(mistake).describe('the mistakes of both sides, in the order of the game'),
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
  /** The size of the endgame tables in pieces; 0 if this machine has none. */
  tablePieces: z.number(),
});

const params = z.object({ id: gameId });
const ply = numberText(0, 10_000);
const download = z.literal('1').optional().describe('1 to download a file');

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
    summary: 'list your games, the most recent first',
    answers: { 200: gameList },
  },
  'GET /api/games/:id': { topic: 'Games', summary: 'show a game', params, answers: { 200: gameView } },
  'GET /api/games/:id/events': {
    topic: 'Games',
    summary: 'watch a game: send it now and after every change, as server-sent events named game',
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
    summary: "take back your last move and the opponent's reply",
    refusals: [409],
    params,
    body: seen,
    answers: { 200: gameView },
  },
  'POST /api/games/:id/resign': {
    topic: 'Games',
    summary: 'resign',
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
    summary: 'stop the search and make the opponent reply at once',
    params,
    answers: { 200: gameView },
  },
  'GET /api/games/:id/hint': {
    topic: 'Games',
    summary: 'suggest a good move',
    refusals: [409],
    params,
    answers: { 200: hintView },
  },
  'GET /api/games/:id/why': {
    topic: 'Games',
    summary: 'explain why the opponent played a move, or what it thinks of your move',
    params,
    query: z.object({ ply: ply.describe('the index of the move, from 0') }),
    answers: { 200: whyView },
  },
  'GET /api/games/:id/evaluations': {
    topic: 'Games',
    summary: 'evaluate every position of a game',
    params,
    answers: { 200: evaluationsView },
  },
  'GET /api/games/:id/review': {
    topic: 'Games',
    summary: 'find the mistakes of both sides in a finished game',
    refusals: [409],
    params,
    answers: { 200: reviewView },
  },
  'GET /api/games/:id/pdn': {
    topic: 'Games',
    summary: 'get a game as PDN',
    params,
    query: z.object({ download }),
    files: ['text/plain'],
  },
  'GET /api/games/:id/fen': {
    topic: 'Games',
    summary: 'get a position of a game as FEN',
    params,
    query: z.object({ ply: ply.optional().describe('the number of moves before it; all if omitted'), download }),
    files: ['text/plain'],
  },
  'GET /api/analysis': {
    topic: 'Analysis',
    summary: 'analyse a position',
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
