import { fileURLToPath } from 'node:url';
import {
  Game,
  conductRun,
  createPlayer,
  createRng,
  createRun,
  describeOutcome,
  describeStrategy,
  fairTest,
  namedOpenings,
  openLabPool,
  openStore,
  parseFen,
  parseStrategy,
  readExperimentFile,
  reportRuns,
  variantNamed,
  whyMove,
  writeReport,
} from 'evodraughts';

// A game between an evolved player and a search. The same seed gives the same game.
const english = variantNamed('english');
const players = [createPlayer('champion:heather', english), createPlayer('alphabeta:depth=2', english)] as const;
const game = new Game(english);
const rng = createRng(1);
while (!game.outcome) game.play(players[game.turn].choose(game, rng).move);
console.log(`${game.plies} moves. ${describeOutcome(game.outcome, english)}`);
// prints 54 moves. White wins: Black has no pieces left.

// What a strategy wants, and why it plays a move.
const strategy = parseStrategy('own.men - opponent.men + 3 * (own.kings - opponent.kings)', english.board);
console.log(describeStrategy(strategy).join(' '));
// prints It wants more own kings than opposing ones (weight 3) and more own men than opposing ones (weight 1).
console.log(whyMove(strategy, parseFen('B:W20,28,32:B3,9,27', english.board), english).opinion);
// prints It prefers 27-31 to 3-7: it crowns a man on 31; 3-7 would give up a man (32x23). Its scores: Black +2.00 after 27-31, level after 3-7.

// How good a player really is: both colours, many openings, the same seeds for everybody.
const pool = await openLabPool(2);
const test = await fairTest(pool.games, {
  variant: english,
  players: [{ player: 'champion:heather' }],
  opponents: ['random', 'alphabeta:depth=1'],
  openings: namedOpenings('three-move', english, 1)!,
  games: 100,
});
for (const { opponent, winRate, games } of test.players[0]?.opponents ?? []) {
  const [value, low, high] = [winRate.value, winRate.low, winRate.high].map((share) => Math.round(100 * share));
  console.log(`Heather wins ${value} % (${low}-${high}) of ${games} games against ${opponent}.`);
}
// prints Heather wins 98 % (93-99) of 100 games against random.
// prints Heather wins 6 % (3-12) of 100 games against alphabeta:depth=1.

// An experiment becomes a run, which is kept in a store, and the run a report. The package brings experiments along.
const experiments = new URL('experiments/', import.meta.resolve('evodraughts/package.json'));
const experiment = readExperimentFile(fileURLToPath(new URL('first-6x6.json', experiments)), ['generations=3']);
using store = openStore('library-example.sqlite');
const run = createRun(store, experiment, 1);
for await (const event of conductRun(store, run, pool)) {
  if (event.kind !== 'generation') continue;
  const { best, mean } = event.record.statistics;
  console.log(`Generation ${event.record.number}: best ${best.toFixed(2)}, mean ${mean.toFixed(2)}`);
}
// prints Generation 0: best 0.95, mean 0.87
// prints Generation 1: best 0.76, mean 0.67
// prints Generation 2: best 0.79, mean 0.71
// prints Generation 3: best 0.80, mean 0.71
await pool.close();
const files = await writeReport(reportRuns(store, [run]), 'report', ['html']);
console.log(files.join(' '));
// prints report/index.html
