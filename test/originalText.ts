/** A result as the original EvoDraughts writes it, with everything that it can contain. */

export const ORIGINAL_TEXT = `============================================================
EvoDraughts Evolution Results (8x8 Version)
============================================================
Date: 2026-02-19 20:36:46
Board Size: 8x8
Population Size: 400
Generations: 2
Games per Evaluation: 20
Co-evolution: True
Co-evolution Opponents: 5
============================================================

Best Individual:
------------------------------------------------------------
mul(x[73], x[24])

Fitness: 0.0500
Depth: 6
Genome Length: 120
Used Codons: 5/120 (4.17%)

Test Results (vs Random, standardized seed=888): 19/20 wins (95.0%)
  Draws: 0, Losses: 1
  Note: All 8x8 strategies tested against same random opponent sequence

Generation Statistics:
------------------------------------------------------------
Generation 0: Best=0.4500, Avg=0.7034
Generation 1: Best=0.2000, Avg=nan
Generation 2: Best=0.0500, Avg=0.3125
`;
