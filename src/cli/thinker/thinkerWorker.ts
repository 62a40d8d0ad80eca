/** The thread that thinks: it holds the player and, while the player thinks, hears of nothing but the stop flag. */

import { parentPort, workerData } from 'node:worker_threads';
import { createRng } from '../../base/rng.ts';
import type { Player } from '../../players/player.ts';
import { createPlayer } from '../../players/players.ts';
import { Game } from '../../rules/game.ts';
import type { Variant } from '../../rules/variant.ts';
import { variantNamed } from '../../rules/variant.ts';
import type { Reply, Request, StopFlag, Task } from './thinkerMessages.ts';

const stopFlag = workerData as StopFlag;
let loaded: { readonly player: Player; readonly variant: Variant } | undefined;

parentPort?.on('message', (request: Request) => {
  switch (request.kind) {
    case 'load': {
      const variant = variantNamed(request.variant);
      loaded = { player: createPlayer(request.spec, variant), variant };
      reply({ kind: 'loaded' });
      break;
    }
    case 'newGame':
      loaded?.player.newGame();
      break;
    case 'think':
      think(request.number, request);
      break;
  }
});

function think(number: number, task: Task): void {
  const { start, moves, limits, evenIfForced = false, scoreAll = false, seeds } = task;
  const { player, variant } = loaded!;
  const game = new Game(variant, { start });
  for (const move of moves) game.play(move);
  const decision = player.choose(game, createRng(...seeds), {
    ...(limits && { limits }),
    isStopped: () => Atomics.load(stopFlag, 0) >= number,
    evenIfForced,
    scoreAll,
    onThought: (thought) => reply({ kind: 'thought', thought }),
  });
  reply({ kind: 'decided', decision });
}

function reply(message: Reply): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- This is a thread, not a window.
  parentPort?.postMessage(message);
}
