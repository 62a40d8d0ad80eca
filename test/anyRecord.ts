/** Any record that the store can keep, for property tests. */

import * as fc from 'fast-check';
import type { Json } from '../src/base/json.ts';
import type { NewPlay, NewStudy, PlayChange } from '../src/store/playRecords.ts';
import type {
  ChampionRecord,
  GenerationRecord,
  IndividualRecord,
  MatchRecord,
  NewRun,
  StoredGame,
  TestRecord,
} from '../src/store/records.ts';

/** JSON that survives a round trip, which excludes minus zero. */
export const anyJson: fc.Arbitrary<Json> = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as Json);
const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
const anyText = fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed() && !text.includes('\0'));
const anyPlayer = anyText.map((text) => `expression:${text}`);
const whole = fc.nat();
const worth = fc.option(fc.array(anyNumber, { maxLength: 3 }));

export const anyIndividual: fc.Arbitrary<IndividualRecord> = fc.record({
  id: whole,
  genome: anyJson,
  parents: fc.array(whole),
  worth,
  text: fc.option(anyText),
});

export const anyNewRun: fc.Arbitrary<NewRun> = fc.record({
  name: anyText,
  variant: anyText,
  seed: fc.maxSafeNat(),
  version: anyText,
  generations: whole,
  experiment: anyJson,
});

const anyStatistics = fc.record({
  best: anyNumber,
  mean: anyNumber,
  deviation: anyNumber,
  bestSize: anyNumber,
  meanSize: anyNumber,
  diversity: anyNumber,
  valid: whole,
  population: whole,
  measured: whole,
  games: whole,
});

/** A first generation. */
export const anyGeneration: fc.Arbitrary<GenerationRecord> = fc.record({
  number: fc.constant(0),
  statistics: anyStatistics,
  best: fc.tuple(anyIndividual, anyPlayer).map(([best, player]) => ({ ...best, player })),
  opponents: fc.array(fc.record({ player: anyText, share: anyNumber })),
  timeMs: anyNumber,
});

const anyAncestor = fc.record({
  id: whole,
  generation: whole,
  text: fc.option(anyText),
  worth,
  parents: fc.array(whole),
});

export const anyChampion: fc.Arbitrary<ChampionRecord> = fc.record({
  individual: anyIndividual,
  player: anyText,
  generation: whole,
  training: anyNumber,
  validation: fc.record({ points: anyNumber, games: whole, candidates: whole }),
  confirmation: fc.record({ points: anyNumber, games: whole }),
  explanation: fc.array(anyText),
  ancestry: fc.array(anyAncestor),
});

export const anyTest: fc.Arbitrary<TestRecord> = fc.record({
  run: fc.constant(null),
  player: anyText,
  variant: anyText,
  protocol: anyText,
  result: anyJson,
});

export const anyStoredGame: fc.Arbitrary<StoredGame> = fc.record({
  pdn: anyText,
  result: anyText,
  black: anyText,
  white: anyText,
});

export const anyMatch: fc.Arbitrary<MatchRecord> = fc.record({
  variant: anyText,
  players: fc.array(anyText),
  seed: fc.maxSafeNat(),
  openings: anyText,
  result: anyJson,
});

const anySide = fc.constantFrom('black', 'white');
const anyMoves = fc.array(fc.stringMatching(/^[0-9]{1,2}[-x][0-9]{1,2}$/));

/** A game outside studies. */
export const anyNewPlay: fc.Arbitrary<NewPlay> = fc.record({
  id: fc.stringMatching(/^[0-9A-Za-z]{16}$/),
  owner: anyText,
  variant: anyText,
  start: anyText,
  moves: anyMoves,
  opponent: anyText,
  player: anyText,
  side: anySide,
  seed: fc.maxSafeNat(),
  participant: fc.constant(null),
  studyGame: fc.constant(null),
});

export const anyPlayChange: fc.Arbitrary<PlayChange> = fc.record({
  moves: anyMoves,
  outcome: fc.option(fc.record({ winner: fc.option(anySide), reason: anyText })),
});

export const anyNewStudy: fc.Arbitrary<NewStudy> = fc.record({
  title: anyText,
  variant: anyText,
  opponents: fc.array(fc.record({ spec: anyText, player: anyText, title: anyText })),
  gamesEach: whole,
  side: fc.constantFrom('black', 'white', 'alternate'),
  question: anyText,
  seed: fc.maxSafeNat(),
});
