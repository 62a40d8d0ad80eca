/** Whom one plays: name, rating with its interval, character, and how many men each side has lost. */

import type { VNode } from 'preact';
import type { OpponentView } from '../../api/gameApi.ts';
import type { Side } from '../../rules/side.ts';
import { BLACK, WHITE, sideName } from '../../rules/side.ts';
import { ENGLISH, variantNamed } from '../../rules/variant.ts';
import { Piece } from '../board/piece.tsx';
import { isUnnamed } from './opponentName.ts';
import { ratingText } from '../strategies/ratingText.ts';

interface OpponentHeadProps {
  readonly variant: string;
  readonly opponent: OpponentView;
  readonly lost: { readonly black: number; readonly white: number };
}

export function OpponentHead({ variant, opponent, lost }: OpponentHeadProps): VNode {
  const { title, giveaway } = variantNamed(variant);
  return (
    <header class="opponent-head">
      <div class="opponent-line">
        <h1 class={headingClass(opponent)}>{opponent.title}</h1>
        {opponent.rating && <span class="quiet rating">{ratingText(opponent.rating)}</span>}
        {/^(champion|run|expression):/.test(opponent.spec) && (
          <a class="small" href={`/strategy?${new URLSearchParams({ player: opponent.spec, variant }).toString()}`}>
            What it plays by
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
            {giveaway && ': no piece or no move wins'}
          </span>
        )}
      </p>
    </header>
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
