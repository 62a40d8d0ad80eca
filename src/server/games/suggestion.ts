/**
 * Suggests the next opponent: a stronger one after a win, the same one after a draw or a first loss, a weaker one after
 * a second loss in a row.
 */

/** An opponent on the ladder. */
interface Rung {
  readonly player: string;
  readonly title: string;
}

/** A finished game against an opponent, seen from the person's side. */
export interface PastResult {
  readonly player: string;
  readonly result: 'win' | 'draw' | 'loss';
}

export interface Suggestion {
  readonly player: string;
  readonly sentence: string;
}

/** The ladder starts with the weakest opponent, the results with the latest. Undefined if the ladder is empty. */
export function suggestOpponent(ladder: readonly Rung[], results: readonly PastResult[]): Suggestion | undefined {
  const known = results.filter(({ player }) => ladder.some((rung) => rung.player === player));
  const [last] = known;
  if (!last) return firstOpponent(ladder);
  const place = ladder.findIndex(({ player }) => player === last.player);
  const [weaker, same, stronger] = [ladder[place - 1], ladder[place]!, ladder[place + 1]];
  if (last.result === 'draw') return suggest(same, `You drew with ${same.title}. Play it again.`);
  if (last.result === 'win') {
    if (stronger) return suggest(stronger, `You beat ${same.title}. ${stronger.title} is the next one up.`);
    return suggest(same, `You beat ${same.title}, the strongest here. Can you do it again?`);
  }
  if (!weaker || lossesInARow(known) < 2) return suggest(same, `You lost to ${same.title}. Try again.`);
  return suggest(weaker, `${same.title} won the last games. ${weaker.title} is a little weaker.`);
}

/** How many games against the last opponent were lost in a row. */
function lossesInARow(results: readonly PastResult[]): number {
  const { player } = results[0]!;
  const end = results.findIndex((one) => one.player !== player || one.result !== 'loss');
  return end === -1 ? results.length : end;
}

/** An opponent from the lower third of the ladder. */
function firstOpponent(ladder: readonly Rung[]): Suggestion | undefined {
  const rung = ladder[Math.floor(ladder.length / 3)];
  return rung && suggest(rung, `${rung.title} is a good first opponent.`);
}

function suggest({ player }: Rung, sentence: string): Suggestion {
  return { player, sentence };
}
