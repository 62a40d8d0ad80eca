/**
 * The single population of Foley (2003), `experiments/foley/single.json`, as the whole command: 32 individuals that search
 * four plies, in a round-robin of up to 992 games in each generation. Ten of its hundred generations, without the games
 * that are no training. Two threads must reach nine tenths of the pace of two runs side by side:
 * `npm run bench:foley`, which fails otherwise.
 */

import { compareThreads, gainText } from './threads.ts';

const FILE = 'foley/single.json';
const SEED = 1;
const TRAINING_ONLY = ['yardstick.games=0', 'confirmationGames=2', 'test.games=2', 'test.opponents=["random"]'];
const CHANGES = ['generations=9', ...TRAINING_ONLY];
const LEAST_SHARE = 0.9;

const comparison = await compareThreads(FILE, SEED, CHANGES);
const { one, two, pair, gain, greatestGain } = comparison;
const rates = [one.games / one.seconds, two.games / two.seconds, (2 * pair.games) / pair.seconds];
const [alone, shared, sideBySide] = rates.map((rate) => rate.toFixed(0));
const share = gain / greatestGain;
process.stdout.write(
  `evodraughts evolve experiments/${FILE} --seed ${SEED} --set ${CHANGES.join(' ')}\n` +
    `  ${gainText(comparison)}\n` +
    `  ${one.games} games: ${alone} games/s with 1 thread, ${shared} with 2, ${sideBySide} in two runs side by side\n` +
    `  2 threads reach ${share.toFixed(2)} of the pace of two runs side by side; required are ${LEAST_SHARE}\n`,
);
if (share < LEAST_SHARE) process.exitCode = 1;
