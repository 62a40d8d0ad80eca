/** The opponent's name, level, rating and character; and the captured pieces and opening of the game. */

import type { VNode } from 'preact';
import type { GameView, OpponentView } from '../../api/gameApi.ts';
import type { Side } from '../../rules/side.ts';
import { BLACK, WHITE, sideName } from '../../rules/side.ts';
import { ENGLISH, variantNamed } from '../../rules/variant.ts';
import { Piece } from '../board/piece.tsx';
import { isUnnamed } from './opponentName.ts';
import { RatingWords } from '../strategies/ratingWords.tsx';

type Opened = NonNullable<GameView['opening']>;

const STATUS: Readonly<Record<Opened['status'], string>> = {
  'over the board': 'played over the board',
  'mail play': 'played by mail only',
  barred: 'barred because it favours one side too much',
};

interface OpponentHeadProps {
  readonly view: GameView;
  readonly lost: { readonly black: number; readonly white: number };
}

export function OpponentHead({ view: { variant, opponent, opening }, lost }: OpponentHeadProps): VNode {
  const { title, giveaway } = variantNamed(variant);
  return (
    <header class="opponent-head">
      <div class="opponent-line">
        <h1 class={headingClass(opponent)}>{opponent.title}</h1>
        {opponent.rating && <RatingWords rating={opponent.rating} />}
        {/^(champion|run|expression):/.test(opponent.spec) && (
          <a class="small" href={`/strategy?${new URLSearchParams({ player: opponent.spec, variant }).toString()}`}>
            How it thinks
          </a>
        )}
      </div>
      {opponent.character !== null && <p class="character quiet">{opponent.character}</p>}
      <p class="captured">
        <span class="quiet">Captured</span>
        <Lost side={BLACK} count={lost.black} />
        <Lost side={WHITE} count={lost.white} />
        {variant !== ENGLISH.name && (
          <span class="quiet">
            {title}
            {giveaway && ': you win when you have no pieces or no legal move'}
          </span>
        )}
        {opening && <Opening opening={opening} />}
      </p>
    </header>
  );
}

/** The name or number of the opening, and whether it is barred. */
function Opening({ opening: { number, status, name } }: { readonly opening: Opened }): VNode {
  const title = `Opening ${number} of 174 in the three-move list, ${STATUS[status]}`;
  return (
    <span class="quiet opening-name" title={title}>
      {name === null ? `Opening ${number} of 174` : `Opening: ${name}`}
      {status === 'barred' && ' (barred)'}
    </span>
  );
}

function headingClass(opponent: OpponentView): string | undefined {
  if (isUnnamed(opponent)) return 'notation spec-name';
  return opponent.title.length > 24 ? 'long-name' : undefined;
}

function Lost({ side, count }: { readonly side: Side; readonly count: number }): VNode {
  return (
    <span class="lost">
      <svg class="lost-piece" viewBox="-46 -46 92 92" aria-hidden="true">
        <Piece side={side} isKing={false} />
      </svg>
      {count} <span class="hidden">of {sideName(side)}</span>
    </span>
  );
}
