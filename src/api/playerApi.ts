/** Whom one can play and what is known of them: kinds of players with their options, champions, strategies. */

import { z } from 'zod';
import { text, variantName } from './fieldApi.ts';
import type { Table } from './route.ts';

/** How a player fared in its test against an opponent. */
export const opponentScore = z.object({
  opponent: z.string(),
  games: z.number(),
  wins: z.number(),
  draws: z.number(),
  losses: z.number(),
  /** The share of points with its 95 % interval. */
  points: z.number(),
  low: z.number(),
  high: z.number(),
});

export type OpponentScore = z.infer<typeof opponentScore>;

/** How an option is asked for in a form. */
const optionView = z.object({
  name: z.string(),
  summary: z.string(),
  /** What a value looks like, in words. */
  form: z.string(),
  control: z.enum(['whole', 'decimal', 'choice', 'switch', 'text']),
  /** The text of the preset; null where there is none. */
  preset: z.string().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** Of a choice all there are; of a text some that will do. */
  choices: z.array(z.string()),
  isMain: z.boolean(),
});

const kindView = z.object({
  name: z.string(),
  summary: z.string(),
  example: z.string(),
  options: z.array(optionView),
});

const gameRecord = z.object({ wins: z.number(), draws: z.number(), losses: z.number() });

/** Elo above random moves in the same game, with its 95 % interval. */
export const ratingView = z.object({
  rating: z.number(),
  low: z.number(),
  high: z.number(),
  level: z
    .enum(['beginner', 'casual', 'club', 'strong', 'master'])
    .describe('a word for the rating, by the ladder of this game; not the rating of a federation'),
});

/** A strategy in a list: bundled, or evolved by a run of one's own. */
const strategyCard = z.object({
  /** Its spec, such as champion:oak or run:12. */
  player: z.string(),
  title: z.string(),
  variant: z.string(),
  source: z.enum(['bundled', 'run']),
  rating: ratingView.extend({ games: z.number() }).nullable(),
  character: z.string().nullable(),
  /** As people write it, simplified. */
  expression: z.string(),
  /** How people fared against it here. */
  record: gameRecord.describe("the strategy's wins"),
  /** How you fared against it. */
  yours: gameRecord.describe('your wins'),
});

const playersView = z.object({
  variants: z.array(z.object({ name: z.string(), title: z.string(), size: z.number(), giveaway: z.boolean() })),
  kinds: z.array(kindView),
  strategies: z.array(strategyCard),
});

/** Whom to play next, in each game. */
const suggestionsView = z.object({
  suggestions: z.array(
    z.object({
      variant: z.string(),
      player: z.string(),
      title: z.string(),
      rating: ratingView,
      sentence: z.string().describe('why this one, for people'),
    }),
  ),
});

const strategyOrder = z.strictObject({ player: text(1, 4000), variant: variantName });

/** A node of an expression, for drawing. */
export interface TreeView {
  readonly label: string;
  readonly kind: 'function' | 'feature' | 'constant';
  /** What a feature is, in words. */
  readonly hint: string | null;
  readonly children: readonly TreeView[];
}

const treeView: z.ZodType<TreeView> = z
  .object({
    label: z.string(),
    kind: z.enum(['function', 'feature', 'constant']),
    hint: z.string().nullable(),
    get children() {
      return z.array(treeView);
    },
  })
  // What holds itself needs a name in the description of the API.
  .meta({ id: 'Tree' });

const featureUse = z.object({
  name: z.string(),
  phrase: z.string(),
  sentence: z.string(),
  /** In which share of positions another value of it would change the choice. */
  decides: z.number(),
  /** What one more of it does to the score, in words. */
  effect: z.string(),
});

/** Points for each term in each phase of the game. */
const weightsView = z.object({
  shape: z.string(),
  phases: z.array(
    z.object({
      name: z.string(),
      when: z.string(),
      terms: z.array(z.object({ name: z.string(), phrase: z.string(), weight: z.number() })),
    }),
  ),
});

/** A text in which some parts are new or gone. */
const changePiece = z.object({ kind: z.enum(['same', 'new', 'gone']), text: z.string() });

/** Somebody of a line of ancestors. */
export const ancestorStep = z.object({
  generation: z.number(),
  text: z.string().describe('as people write it; empty where there is no valid expression'),
  fitness: z.number().nullable(),
  change: z.array(changePiece).describe('what changed from its parent; empty where that is not known'),
});

export type AncestorStep = z.infer<typeof ancestorStep>;

export type WeightsView = z.infer<typeof weightsView>;

const strategyView = strategyCard.extend({
  source: z.enum(['bundled', 'run', 'expression']),
  /** The player behind the name. */
  spec: z.string(),
  /** As it was evolved. */
  original: z.string(),
  mode: z.string().describe('how it chooses: position, settled, index or search'),
  size: z.number(),
  simplifiedSize: z.number(),
  tree: treeView.nullable().describe('its expression as a tree; null for one that is made of weights'),
  weights: weightsView.nullable().describe('null for one that is an expression'),
  sentences: z.array(z.string()),
  features: z.array(featureUse),
  decides: z
    .number()
    .nullable()
    .describe('the share of positions in which it has a clear preference; null for players that search'),
  positions: z.number(),
  tests: z.array(opponentScore),
  origin: z
    .object({
      run: z.number().nullable(),
      experiment: z.string(),
      seed: z.number(),
      generation: z.number(),
      sentence: z.string(),
      /** From itself to the first of its line. */
      ancestry: z.array(ancestorStep),
    })
    .nullable(),
});

/** Players, and strategies one by one. */
export const PLAYER_ROUTES = {
  'GET /api/players': {
    topic: 'Players',
    summary: 'the games, the kinds of players with their options, and the strategies one can play',
    answers: { 200: playersView },
  },
  'GET /api/suggestions': {
    topic: 'Players',
    summary: 'whom to play next in each game, after your last results',
    answers: { 200: suggestionsView },
  },
  'GET /api/strategy': {
    topic: 'Players',
    summary: 'what a player that plays by an expression wants, how strong it is, and where it comes from',
    refusals: [404],
    query: strategyOrder,
    answers: { 200: strategyView },
  },
} satisfies Table;

export type OptionView = z.infer<typeof optionView>;
export type KindView = z.infer<typeof kindView>;
export type StrategyCard = z.infer<typeof strategyCard>;
export type PlayersView = z.infer<typeof playersView>;
export type SuggestionsView = z.infer<typeof suggestionsView>;
export type StrategyView = z.infer<typeof strategyView>;
