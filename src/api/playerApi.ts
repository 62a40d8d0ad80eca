/** Players: their kinds and options, the champions, and the strategies. */

import { z } from 'zod';
import { FITNESS_UNITS } from '../base/fitnessUnit.ts';
import { text, variantName } from './fieldApi.ts';
import type { Table } from './route.ts';

/** The score of a player against an opponent in a test. */
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

/** An option of a player, as a form shows it. */
const optionView = z.object({
  name: z.string(),
  summary: z.string(),
  /** The format of a value, in words. */
  form: z.string(),
  control: z.enum(['whole', 'decimal', 'choice', 'switch', 'text']),
  /** The default as text; null if there is none. */
  preset: z.string().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** All values of a choice; examples for a text. */
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
    .describe('a word for the rating within this game; not a federation rating'),
});

/** A strategy in a list: a bundled champion, or one evolved by a run. */
const strategyCard = z.object({
  /** Its spec, such as champion:oak or run:12. */
  player: z.string(),
  title: z.string(),
  variant: z.string(),
  source: z.enum(['bundled', 'run']),
  rating: ratingView.extend({ games: z.number() }).nullable(),
  character: z.string().nullable(),
  expression: z.string().nullable().describe('simplified, in infix notation; null if it evolves while it thinks'),
  /** Its results against all people on this server. */
  record: gameRecord.describe("counted from the strategy's side"),
  /** Your results against it. */
  yours: gameRecord.describe('counted from your side'),
});

const playersView = z.object({
  variants: z.array(z.object({ name: z.string(), title: z.string(), size: z.number(), giveaway: z.boolean() })),
  kinds: z.array(kindView),
  strategies: z.array(strategyCard),
});

/** A suggested next opponent for each variant. */
const suggestionsView = z.object({
  suggestions: z.array(
    z.object({
      variant: z.string(),
      player: z.string(),
      title: z.string(),
      rating: ratingView,
      sentence: z.string().describe('the reason, as a sentence'),
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
  // A recursive schema needs a name in the API description.
  .meta({ id: 'Tree' });

const featureUse = z.object({
  name: z.string(),
  phrase: z.string(),
  sentence: z.string(),
  /** The share of positions in which a different value would change the chosen move. */
  decides: z.number(),
  /** How the score changes when the feature grows by one, in words. */
  effect: z.string(),
});

/** Points for each term in each phase of the game. */
const weightsView = z.object({
  shape: z.string(),
  phases: z.array(
    z.object({
      name: z.string(),
      when: z.string(),
      terms: z.array(
        z.object({
          name: z.string(),
          phrase: z.string(),
          weight: z.number(),
          isIdle: z.literal(true).optional().describe('if the term is always 0 in this phase'),
        }),
      ),
    }),
  ),
});

/** A net or patterns as far as they can be explained, measured on positions of games. */
const netView = z.object({
  shape: z.string().nullable().describe('null for patterns'),
  summary: z.string(),
  layers: z.array(z.number()).describe('the numbers of neurons of a net, inputs first; empty for patterns'),
  positions: z.number().describe('how many positions it was measured on, each seen from both sides'),
  boards: z
    .array(z.object({ title: z.string(), worths: z.array(z.number().nullable()) }))
    .describe(
      'what own men, own kings, opposing men and opposing kings add to the output on each square, as Black sees it',
    ),
  count: z.object({
    share: z.number().describe('the share of the output that the counts of men and kings explain (R²)'),
    man: z.number(),
    king: z.number(),
    perMan: z.number().nullable().describe('divide worths by this to get men; null if men have no clear worth'),
  }),
  formations: z.array(
    z.object({
      name: z.string(),
      phrase: z.string(),
      effect: z.number().describe('its correlation with what the counts do not explain; negative if disliked'),
    }),
  ),
  windows: z
    .array(
      z.object({
        own: z.array(z.number()).describe('squares with own men, as Black sees the board'),
        other: z.array(z.number()).describe('squares with opposing men'),
        none: z.array(z.number()).describe('squares without men'),
        worth: z.number().describe('what it adds to the output, compared with the average of the window'),
        share: z.number().describe('the share of positions in which it stands there'),
      }),
    )
    .describe('what stands on windows of patterns, the best first; empty for a net'),
  sentences: z.array(z.string()),
});

/** A piece of a text: unchanged, added or removed. */
const changePiece = z.object({ kind: z.enum(['same', 'new', 'gone']), text: z.string() });

/** A strategy in a line of ancestors. */
export const ancestorStep = z.object({
  generation: z.number(),
  text: z.string().describe('in infix notation; empty if there is no valid expression'),
  fitness: z.number().nullable(),
  change: z.array(changePiece).describe('what changed from its parent; empty if unknown'),
});

export type AncestorStep = z.infer<typeof ancestorStep>;

export type NetView = z.infer<typeof netView>;

export type WeightsView = z.infer<typeof weightsView>;

const strategyView = strategyCard.extend({
  source: z.enum(['bundled', 'run', 'expression']),
  /** The player that the name stands for. */
  spec: z.string(),
  original: z
    .string()
    .nullable()
    .describe('as it was evolved; null for nets and for players that evolve while they think'),
  mode: z.string().describe('how it chooses a move: position, settled, index, search or plans'),
  size: z.number(),
  simplifiedSize: z.number(),
  tree: treeView.nullable().describe('its expression as a tree; null if it has none, or is a set of weights or a net'),
  weights: weightsView.nullable().describe('null if it has no weights'),
  net: netView.optional().describe('only for a search with a neural net or with patterns'),
  sentences: z.array(z.string()).describe('what it wants, or how it evolves its moves'),
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
      unit: z.enum(FITNESS_UNITS).describe('the unit of fitness; an error is negative'),
      /** From the strategy itself back to its first ancestor. */
      ancestry: z.array(ancestorStep),
    })
    .nullable(),
});

export const PLAYER_ROUTES = {
  'GET /api/players': {
    topic: 'Players',
    summary: 'list the variants, the kinds of players with their options, and the strategies',
    answers: { 200: playersView },
  },
  'GET /api/suggestions': {
    topic: 'Players',
    summary: 'suggest the next opponent for each variant, based on your recent results',
    answers: { 200: suggestionsView },
  },
  'GET /api/strategy': {
    topic: 'Players',
    summary: 'explain a strategy: what it prefers, how strong it is, and where it comes from',
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
