/** All strategies by game: the rated bundled champions, and those of your own runs. */

import type { VNode } from 'preact';
import type { PlayersView } from '../../api/playerApi.ts';
import { useLoaded } from '../loaded.ts';
import { Empty, WhenLoaded } from '../parts/notice.tsx';
import { go, place } from '../router.ts';
import { ExpressionForm } from '../strategies/expressionForm.tsx';
import { Ladder } from '../strategies/ladder.tsx';
import { RunStrategies } from '../strategies/runStrategies.tsx';
import '../styles/ratings.css';
import '../styles/strategies.css';

export function StrategiesPage(): VNode {
  const { loaded } = useLoaded('GET /api/players');
  return (
    <div class="page strategies">
      <h1>Strategies</h1>
      <p>
        A strategy is a formula that scores a position. These formulas evolved, the weakest ones for few generations or
        none. Runs can also evolve neural nets, which score positions by what pieces are worth on their squares. People
        wrote the search that uses them, the features they count and the grammar they are made with. A few opponents
        have no formula: they evolve sequences of moves while they think. Each strategy has a page that explains it in
        plain words.
      </p>
      <WhenLoaded loaded={loaded}>{(players) => <Strategies players={players} />}</WhenLoaded>
    </div>
  );
}

function Strategies({ players: { variants, strategies } }: { readonly players: PlayersView }): VNode {
  const asked = place.value.query.get('variant');
  const variant = variants.find(({ name }) => name === asked) ?? variants[0]!;
  const cards = strategies.filter((card) => card.variant === variant.name);
  const bundled = cards.filter(({ source }) => source === 'bundled');
  return (
    <>
      <fieldset>
        <legend class="hidden">Game</legend>
        <div class="choices">
          {variants.map(({ name, title }) => (
            <label key={name}>
              <input
                type="radio"
                name="variant"
                checked={name === variant.name}
                onChange={() => go(`/strategies?variant=${name}`, { replace: true })}
              />
              {title}
            </label>
          ))}
        </div>
      </fieldset>
      <section>
        <h2>The ladder</h2>
        {bundled.length === 0 ? (
          <Empty>
            <p>This version has no champions for this game.</p>
          </Empty>
        ) : (
          <>
            <p class="quiet small">
              Ratings are Elo above random moves in this game, with bars for their 95 % intervals. 200 points more mean
              a score of about 75 %. The levels from beginner to master apply to this ladder only; they are not
              federation ratings. People: games against people on this server, won, drawn and lost by the strategy.
            </p>
            <Ladder cards={bundled} />
          </>
        )}
      </section>
      <section>
        <h2>From your runs</h2>
        <RunStrategies cards={cards.filter(({ source }) => source === 'run')} />
      </section>
      <ExpressionForm variant={variant.name} />
    </>
  );
}
