/** How a player fared in its test against an opponent. */

import { z } from 'zod';

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
