/** What players think of moves and positions: the shapes of requests and answers, and their types. */

import { z } from 'zod';
import { numberText, sideName, text, variantName } from './fieldApi.ts';
import { gameId } from './gameApi.ts';
import type { Table } from './route.ts';

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

/** The moves that plans agree on. */
const agreedView = z.object({
  finding: z.string().describe('what a chart of the shares shows, as a sentence'),
  moves: z
    .array(z.object({ move: z.string(), shares: z.array(z.number()) }))
    .describe('the share of the plans behind each move in every shown generation; the most common moves first'),
  others: z.array(z.number()).describe('the sum of the other moves; empty if there are none'),
});

/** How far the plans of a player agree on the next moves. */
const plansView = z.object({
  plans: z.number().describe('the plans of each side'),
  generations: z.number(),
  shown: z.array(z.number()).describe('the generations for which shares are given, at most 50'),
  own: agreedView.nullable().describe('the moves that the plans begin with; null if only one move is legal'),
  replies: agreedView
    .nullable()
    .describe('the replies to the move that the player chose; null if at most one reply is legal'),
});

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
      share: z
        .number()
        .nullable()
        .describe('the share of the plans that begin with it; null for players without plans'),
    }),
  ),
  features: z.array(z.object({ name: z.string(), phrase: z.string(), sentence: z.string() })),
  line: z.array(z.string()).describe('the moves that the player expects, its own choice first'),
  depth: z.number().nullable(),
  squares: z
    .array(
      z.object({
        square: z.number(),
        isOwn: z.boolean().describe('whether it is a piece of the side that moves'),
        isKing: z.boolean(),
        isThere: z.boolean().describe('whether it stands there after the better line, or only after the other'),
        instead: z
          .number()
          .nullable()
          .describe('where it stands after the other line; null if on the same square, or gone'),
        change: z.number().describe('how much more it adds to the output of the net after the better line'),
      }),
    )
    .optional()
    .describe('for a search with a net or patterns: the pieces that speak for the better move, at most three'),
  plans: plansView.nullable().describe('null for players that do not evolve plans'),
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

/** Hints, reasons, curves and reviews of games, and analysis of any position. */
export const THOUGHT_ROUTES = {
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
    query: z.object({ ply: numberText(0, 10_000).describe('the index of the move, from 0') }),
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
  'GET /api/analysis': {
    topic: 'Analysis',
    summary: 'analyse a position',
    query: analysisOrder,
    answers: { 200: analysisView },
  },
} satisfies Table;

export type HintView = z.infer<typeof hintView>;
export type AgreedView = z.infer<typeof agreedView>;
export type WhyView = z.infer<typeof whyView>;
export type EvaluationsView = z.infer<typeof evaluationsView>;
export type Mistake = z.infer<typeof mistake>;
export type ReviewView = z.infer<typeof reviewView>;
export type AnalysisView = z.infer<typeof analysisView>;
