/** Studies with people: anonymous participants play opponents and rate them. They are never asked for personal data. */

import { z } from 'zod';
import { number, numberText, sideName, text, variantName } from './fieldApi.ts';
import { gameId, gameView } from './gameApi.ts';
import type { Table } from './route.ts';

const studyOrder = z.strictObject({
  title: text(1, 120),
  variant: variantName,
  opponents: z.array(text(1, 4000)).min(1).max(12).describe('player specs'),
  gamesEach: number(1, 10).describe('how many games each participant plays against each opponent'),
  side: z.enum(['black', 'white', 'alternate']).describe("the participants' side"),
  question: text(1, 300).describe('asked after each game, answered from 1 to 10'),
  participants: number(1, 200).describe('how many links to create'),
});

const participantsOrder = z.strictObject({ count: number(1, 200) });

const participantToken = z
  .string()
  .regex(/^[a-z0-9]{24}$/)
  .describe("the last part of a participant's link");

const studySummary = z.object({
  id: z.number(),
  title: z.string(),
  variant: z.string(),
  opponents: z.array(z.object({ spec: z.string(), title: z.string() })),
  gamesEach: z.number(),
  side: z.enum(['black', 'white', 'alternate']),
  question: z.string(),
  createdAt: z.string(),
  participants: z.number(),
  /** Finished games, out of the planned ones. */
  finished: z.number(),
  planned: z.number(),
});

const studyList = z.object({ studies: z.array(studySummary) });

/** The participants' results against an opponent and their ratings of it. */
const opponentResult = z.object({
  spec: z.string(),
  title: z.string(),
  /** Finished games. Wins, draws and losses are the participants'. */
  games: z.number(),
  wins: z.number(),
  draws: z.number(),
  losses: z.number(),
  /** The opponent's share of games won with its 95 % interval (Wilson). */
  winRate: z.number(),
  low: z.number(),
  high: z.number(),
  /** All ratings and their median. The median is null if there are no ratings. */
  ratings: z.array(z.number()),
  median: z.number().nullable(),
  meanPlies: z.number().nullable(),
});

const studyView = studySummary.extend({
  links: z.array(
    z.object({ number: z.number(), token: z.string(), finished: z.number(), rated: z.number(), planned: z.number() }),
  ),
  results: z.array(opponentResult),
  remarks: z.array(z.object({ participant: z.number(), opponent: z.string(), rating: z.number(), remark: z.string() })),
  /** What the results show, in sentences. */
  findings: z.array(z.string()),
});

/** A study as a participant sees it. Opponents stay anonymous until all games are rated. */
const participationView = z.object({
  title: z.string(),
  variant: z.string(),
  question: z.string(),
  number: z.number(),
  games: z.array(
    z.object({
      /** Null until the game starts. */
      id: z.string().nullable(),
      state: z.enum(['waiting', 'playing', 'unrated', 'rated']),
      /** The participant's side. */
      side: sideName,
      sentence: z.string().nullable(),
      rating: z.number().nullable(),
      remark: z.string().nullable(),
      /** Null until all games are rated. */
      opponent: z.string().nullable(),
    }),
  ),
  isDone: z.boolean(),
});

const ratingOrder = z.strictObject({
  game: gameId,
  rating: number(1, 10),
  remark: z.string().max(1000).default(''),
});

const params = z.object({ id: numberText(1, 2 ** 31 - 1) });
const participant = z.object({ token: participantToken });

/** Only the keeper can define studies and read their results. A link identifies a participant. */
export const STUDY_ROUTES = {
  'GET /api/studies': { topic: 'Studies', summary: 'list all studies', isForKeeper: true, answers: { 200: studyList } },
  'POST /api/studies': {
    topic: 'Studies',
    summary: 'define a study',
    refusals: [404],
    isForKeeper: true,
    body: studyOrder,
    answers: { 201: studyView },
  },
  'GET /api/studies/:id': {
    topic: 'Studies',
    summary: 'show a study with its links and results',
    isForKeeper: true,
    params,
    answers: { 200: studyView },
  },
  'DELETE /api/studies/:id': {
    topic: 'Studies',
    summary: 'delete a study and all its data',
    isForKeeper: true,
    params,
    answers: { 204: z.null() },
  },
  'POST /api/studies/:id/participants': {
    topic: 'Studies',
    summary: 'create links for more participants',
    refusals: [409],
    isForKeeper: true,
    params,
    body: participantsOrder,
    answers: { 200: studyView },
  },
  'GET /api/studies/:id/csv': {
    topic: 'Studies',
    summary: 'get all games of a study as CSV',
    isForKeeper: true,
    params,
    files: ['text/csv'],
  },
  'GET /api/participations/:token': {
    topic: 'Taking part',
    summary: 'show a study as a participant sees it',
    params: participant,
    answers: { 200: participationView },
  },
  'DELETE /api/participations/:token': {
    topic: 'Taking part',
    summary: 'withdraw from a study and delete all data of the participant',
    params: participant,
    answers: { 204: z.null() },
  },
  'POST /api/participations/:token/ratings': {
    topic: 'Taking part',
    summary: 'rate a finished game; a rating can be changed until all games are rated',
    refusals: [409],
    params: participant,
    body: ratingOrder,
    answers: { 200: participationView },
  },
  'POST /api/participations/:token/games': {
    topic: 'Taking part',
    summary: 'start the next game, or continue the current one in this browser',
    refusals: [409],
    params: participant,
    answers: { 200: gameView, 201: gameView },
  },
} satisfies Table;

export type StudyOrder = z.infer<typeof studyOrder>;
export type StudySummary = z.infer<typeof studySummary>;
export type StudyList = z.infer<typeof studyList>;
export type OpponentResult = z.infer<typeof opponentResult>;
export type StudyView = z.infer<typeof studyView>;
export type ParticipationView = z.infer<typeof participationView>;
export type RatingOrder = z.infer<typeof ratingOrder>;
