/** Creates a study from a request: checks and fixes its opponents, and draws its seed. */

import { randomInt } from 'node:crypto';
import type { StudyOrder } from '../../api/studyApi.ts';
import { InputError } from '../../base/inputError.ts';
import { variantNamed } from '../../rules/variant.ts';
import type { NewStudy, StudyOpponent } from '../../store/playRecords.ts';
import { opponentSpec } from '../games/opponentSpec.ts';
import { opponentTitle } from '../games/opponentView.ts';
import type { Thinking } from '../thinking/thinking.ts';
import { randomText } from '../randomText.ts';

const CHECK_TIME_MS = 10_000;
const SEEDS = 2 ** 31;
const MOST_LETTERS = 60;
const TOKEN_LENGTH = 24;

export async function defineStudy(client: string, order: StudyOrder, thinking: Thinking): Promise<NewStudy> {
  const { variant, gamesEach, side } = order;
  const [title, question] = [filled(order.title, 'title'), filled(order.question, 'question')];
  const opponents: StudyOpponent[] = [];
  for (const text of order.opponents) {
    const { spec, player } = opponentSpec(text, variantNamed(variant));
    opponents.push({ spec, player, title: titleFor(spec, opponents) });
  }
  refuseTwins(opponents);
  for (const { player } of opponents) {
    // Otherwise the first participant would discover that a player cannot play.
    await thinking.ask(client, 'checkPlayer', { player, variant }, { timeMs: CHECK_TIME_MS }).answer;
  }
  return { title, variant, opponents, gamesEach, side, question, seed: randomInt(SEEDS) };
}

/** Long specs are shortened. If two titles begin alike, the later one gets a number. */
function titleFor(spec: string, others: readonly StudyOpponent[]): string {
  const whole = opponentTitle(spec);
  const title = whole.length > MOST_LETTERS ? `${whole.slice(0, MOST_LETTERS - 3)}...` : whole;
  const alike = others.filter((other) => other.title.startsWith(title)).length;
  return alike === 0 ? title : `${title} (${alike + 1})`;
}

function refuseTwins(opponents: readonly StudyOpponent[]): void {
  const twin = opponents.find(({ player }, index) => opponents.findIndex((one) => one.player === player) < index);
  if (!twin) return;
  const name = twin.spec.slice(0, MOST_LETTERS);
  throw new InputError('opponent-twice', `${name} was chosen twice, perhaps under different names. Choose it once.`);
}

function filled(text: string, what: string): string {
  const trimmed = text.trim();
  if (trimmed === '') throw new InputError('study-empty', `The ${what} of the study is empty. Write a few words.`);
  return trimmed;
}

/** The last parts of participants' links. */
export function newTokens(count: number): string[] {
  return Array.from({ length: count }, () => randomText(TOKEN_LENGTH));
}
