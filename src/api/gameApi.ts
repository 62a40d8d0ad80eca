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

const params = z.object({ id: gameId });
const download = z.literal('1').optional().describe('1 to download a file');

/** Games of people against players. */
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
    query: z.object({
      ply: numberText(0, 10_000).optional().describe('the number of moves before it; all if omitted'),
      download,
    }),
    files: ['text/plain'],
  },
} satisfies Table;

export type GameOrder = z.infer<typeof gameOrder>;
export type GameView = z.infer<typeof gameView>;
export type OpponentView = z.infer<typeof opponentView>;
export type GameList = z.infer<typeof gameList>;
export type DrawAnswer = z.infer<typeof drawAnswer>;
