/**
 * EvoDraughts as a library: `import { ... } from 'evodraughts'`. Other programs may use only this list; everything else
 * can change at any time. `docs/library.md` is made from this file and has the same groups.
 */

// Foundations: errors with messages, and reproducible random numbers.
export type { Json } from './base/json.ts';
export { InputError } from './base/inputError.ts';
export { type Rng, createRng, randomBelow } from './base/rng.ts';

// Rules: variants, games, positions and moves, and their notation.
export type { Bits } from './rules/bits.ts';
export type { Board, Square } from './rules/board.ts';
export { type DrawRules, type Variant, VARIANTS, limitPlies, variantNamed } from './rules/variant.ts';
export { BLACK, type Side, WHITE, sideName } from './rules/side.ts';
export { Game, type GameOptions, type Outcome, type Reason } from './rules/game.ts';
export type { DrawReason, StuckReason } from './rules/endings.ts';
export { describeOutcome } from './rules/describeOutcome.ts';
export type { Position } from './rules/position.ts';
export { type Move, type Successor, legalMoves, positionAfter } from './rules/move.ts';
export { formatMove, parseMove } from './rules/moveText.ts';
export { formatFen, parseFen } from './rules/fen.ts';
export type { PdnGame, PdnLine, PdnMove, PdnResult, PdnTag } from './rules/pdn/pdnGame.ts';
export type { PdnProblem, PdnProblemCode } from './rules/pdn/problems.ts';
export { type PdnEntry, type PdnOptions, parsePdn } from './rules/pdn/reader.ts';
export { formatPdn } from './rules/pdn/writer.ts';
export { pdnFromGame } from './rules/pdn/pdnFromGame.ts';
export { perft } from './rules/perft.ts';

// Grammars and expressions: from a genome to a text, and from a text to a tree. `evodraughts/grammar` has the rest.
export type { Grammar } from './grammar/grammar.ts';
export { type GrammarReading, type ReadingOptions, readGrammar } from './grammar/readGrammar.ts';
export { GrammarError, type GrammarProblem, type GrammarProblemCode } from './grammar/grammarProblem.ts';
export type { Dialect } from './grammar/scanGrammar.ts';
export type { MappingFailure, MappingOutcome, MappingSuccess } from './grammar/mapping.ts';
export { type Mapper, type Mapping, type MappingOptions, type Semantics, createMapper } from './grammar/mapping.ts';
export type { Binary, Comparison, Conditional, Constant, Expression, Input, Unary } from './grammar/index.ts';
export type { BinaryOperator, ExpressionLimits, Purpose, Range, Relation, UnaryOperator } from './grammar/index.ts';
export { evaluateExpression, formatExpression, formatInfix, parseExpression } from './grammar/index.ts';
export { simplify, wholeRange } from './grammar/index.ts';

// Strategies and what they mean: expressions over features of a position, explained in words, by measurements and move by move.
export type { Feature, Reading } from './features/feature.ts';
export { featuresOf } from './features/features.ts';
export { type Strategy, parseStrategy } from './evaluators/strategy.ts';
export type { Reader } from './explanations/describeFinding.ts';
export { describeStrategy } from './explanations/describeStrategy.ts';
export { type Explanation, explainStrategy } from './explanations/explainStrategy.ts';
export type { FeatureReport } from './explanations/measureFeature.ts';
export type { LookingMode } from './explanations/movePreview.ts';
export type { ValuingMode } from './explanations/simplifyStrategy.ts';
export { samplePositions } from './explanations/samplePositions.ts';
export type { AgreedMoves, AgreedPlans } from './explanations/planReasons.ts';
export type { MoveShare } from './explanations/planShares.ts';
export type { MoveReason, MoveReasons } from './explanations/moveReasons.ts';
export type { SquareChange } from './explanations/squareChanges.ts';
export { whyMove, whyPlayed } from './explanations/whyMove.ts';

// Players: everything that can choose a move, named by a spec such as `alphabeta:depth=6`.
export type { Agreement, SharesOfMove } from './players/player.ts';
export type { Control, Decision, Limits, MoveScore, Player, Thought } from './players/player.ts';
export type { Setting, SettingSchema, Settings } from './base/setting.ts';
export type { Cost, Evolved, NamingKind, Origin, PlayerKind, PlaysBy } from './players/playerKind.ts';
export { PLAYER_KINDS, type PlayerSpec, type ResolvedPlayer, createPlayer } from './players/players.ts';
export { parseSpec, resolvePlayer, resolveSpec } from './players/players.ts';
export type { Seeds } from './players/seedsOfMoves.ts';
export { CHAMPIONS, type BredChampion, type Champion, type LiveChampion } from './players/champions.ts';

// Arena: a game, a match, and the fair test.
export type { GameRecord, GameSetup, MoveRecord } from './arena/gameRecord.ts';
export { pdnFromRecord } from './arena/gameRecord.ts';
export type { Opening } from './arena/opening.ts';
export { type OpeningSource, namedOpenings } from './arena/openings.ts';
export { playGame } from './arena/playGame.ts';
export type { EventSetup, GamePool } from './arena/encounters.ts';
export type { PairRecord, Score, Tally } from './arena/tally.ts';
export { type MatchProgress, playMatch } from './arena/match.ts';
export type { Entrant, FairTestSetup } from './arena/fairTestPlan.ts';
export type { GroupResult, PlayerComparison } from './arena/fairTestComparison.ts';
export type { OpponentResult, PlayerResult, ScoreResult, SeedResult, Share } from './arena/fairTestResult.ts';
export { type FairResult, fairTest } from './arena/fairTest.ts';

// Laboratory: runs an experiment and stores the run.
export { type Experiment, freezeExperiment, readExperiment } from './experiments/experiment.ts';
export { readExperimentFile } from './experiments/experimentFile.ts';
export type { Pool } from './pools/pool.ts';
export type { Stint } from './lab/conductor.ts';
export { type LabPool, openLabPool } from './lab/labPool.ts';
export { type RunEvent, conductRun, createRun } from './lab/conductRun.ts';
export { type OpenOptions, type RunPlayer, type Store, openStore } from './store/store.ts';
export type { GameOwner, TestFilter } from './store/contestTable.ts';
export type { RunFilter, RunOrder } from './store/runTable.ts';
export type { RunPart } from './store/playRecords.ts';
export type { ListedRun, RunRecord, RunStatus, StoredGame, StoredMatch, StoredTest } from './store/records.ts';
export type { AncestorRecord, BestRecord, ChampionRecord, GenerationRecord } from './store/records.ts';
export type { IndividualRecord, MeasuringOpponent, Statistics, StrengthRecord } from './store/records.ts';
export type { FitnessUnit } from './base/fitnessUnit.ts';

// Plans: many runs, by condition and seed, in a folder that you can share.
export type { Condition, Plan } from './experiments/plan.ts';
export { readPlanFile } from './experiments/planFile.ts';
export { type PlanFolder, type PlannedRun, openPlanFolder } from './lab/planFolder.ts';
export { type PlanEnd, type PlanEvent, type PlanOptions, type PlanOutcome, conductPlan } from './lab/conductPlan.ts';

// Statistics: intervals, tests and strength from games.
export { type Interval, wilsonInterval } from './stats/wilson.ts';
export { type EffectSize, type GroupComparison, type GroupSummary, compareGroups } from './stats/compareGroups.ts';
export { holm } from './stats/holm.ts';
export { type EloEstimate, type PentanomialCounts, eloEstimate } from './stats/elo.ts';
export { type SprtOptions, type SprtState, sprt } from './stats/sprt.ts';

// Reports: the results of runs as data and as files.
export type { ReportHead } from './reports/runReport.ts';
export { reportRuns } from './reports/runReport.ts';
export type { Block, Cell, Column, Figure, Report, Section, Table } from './documents/document.ts';
export type { ReportFormat } from './documents/reportFormats.ts';
export { writeReport } from './documents/writeReport.ts';
