/** A strategy: what it prefers, what decides its moves, how strong it is and where it comes from. */

import type { VNode } from 'preact';
import type { StrategyView } from '../../api/playerApi.ts';
import { shortWords } from '../../base/shortWords.ts';
import { variantNamed } from '../../rules/variant.ts';
import { useLoaded } from '../loaded.ts';
import { Empty, Trouble, Waiting } from '../parts/notice.tsx';
import { place } from '../router.ts';
import { ExpressionForm } from '../strategies/expressionForm.tsx';
import { FeatureBars } from '../strategies/featureBars.tsx';
import { CopyButton } from '../parts/copyButton.tsx';
import { NetParts } from '../strategies/netParts.tsx';
import { Origin } from '../strategies/origin.tsx';
import { Strength } from '../strategies/strength.tsx';
import { playAddress, strategyCommands } from '../strategies/strategyAddress.ts';
import { FeatureLegend, TreeDrawing } from '../strategies/treeDrawing.tsx';
import { WeightBars } from '../strategies/weightBars.tsx';
import { useTitle } from '../title.ts';
import '../styles/ratings.css';
import '../styles/strategies.css';
import '../styles/strategy.css';

export function StrategyPage(): VNode {
  const { query } = place.value;
  const player = query.get('player');
  const variant = query.get('variant') ?? 'english';
  const { loaded } = useLoaded('GET /api/strategy', player === null ? undefined : { player, variant });
  return (
    <div class="page strategy">
      {player === null ? (
        <Empty>
          <p>
            The address names no strategy. <a href="/strategies">Choose one</a>
          </p>
        </Empty>
      ) : loaded.state === 'here' ? (
        <Strategy view={loaded.value} />
      ) : (
        <>
          <h1>Strategy</h1>
          {loaded.state === 'failed' ? (
            <>
              <Trouble>{loaded.sentence}</Trouble>
              <ExpressionForm variant={variant} text={player.replace(/^expression:/, '')} />
              <p>
                Or <a href="/strategies">see all strategies</a>.
              </p>
            </>
          ) : (
            <Waiting>Measuring it on positions from games. This takes a second or two.</Waiting>
          )}
        </>
      )}
    </div>
  );
}

function Strategy({ view }: { readonly view: StrategyView }): VNode {
  const { title, player, variant, character, sentences, expression, features, positions, tree, weights, net, origin } =
    view;
  useTitle(title);
  return (
    <>
      <div class="head">
        <h1>{title}</h1>
        <a class="button main-button" href={playAddress(player, variant)}>
          Play against it
        </a>
      </div>
      <p class="quiet">
        {variantNamed(variant).title} · <a href={`/strategies?variant=${variant}`}>all strategies of this game</a>
      </p>
      {character !== null && <p class="character">{character}</p>}
      <section>
        <h2>{expression === null && !net ? 'How it thinks' : 'What it wants'}</h2>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </section>
      {weights && (
        <section>
          <h2>Its weights</h2>
          <WeightBars weights={weights} />
        </section>
      )}
      {net && <NetParts net={net} spec={view.spec} variant={view.variant} />}
      {expression !== null && !net && <Expression view={view} />}
      {tree && (
        <>
          <TreeDrawing tree={tree} />
          <FeatureLegend tree={tree} />
        </>
      )}
      {features.length > 0 && (
        <section>
          <h2>Which features decide</h2>
          <FeatureBars features={features} positions={positions} />
        </section>
      )}
      <Strength view={view} />
      {origin !== null && <Origin origin={origin} />}
      <Commands player={player} variant={variant} />
    </>
  );
}

function Expression({ view }: { readonly view: StrategyView }): VNode {
  const { expression, original, size, simplifiedSize, source, spec, weights } = view;
  const how = source === 'expression' ? 'As it was given' : 'As it evolved';
  return (
    <section>
      <h2>{weights ? 'As an expression' : 'Its expression'}</h2>
      {!weights && <pre>{expression}</pre>}
      <details class="original">
        <summary>
          {weights ? `${size} weights that are not 0, written out` : `${how}: ${size} nodes`}
          {simplifiedSize < size && `; simplified, ${simplifiedSize}`}
        </summary>
        <pre>{original}</pre>
        <p class="small quiet">As a player spec:</p>
        <pre>{spec}</pre>
      </details>
    </section>
  );
}

function Commands({ player, variant }: { readonly player: string; readonly variant: string }): VNode {
  return (
    <section>
      <h2>In the terminal</h2>
      <dl class="commands">
        {strategyCommands(player, variant).map(({ use, command }) => (
          <div key={use}>
            <dt class="small quiet">{use}</dt>
            <dd>
              <Command text={command} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Weights as a text are thousands of letters, which are only for machines. */
function Command({ text }: { readonly text: string }): VNode {
  const short = shortWords(text);
  return (
    <>
      <pre>{short}</pre>
      {short !== text && <CopyButton text={text}>Copy the whole command</CopyButton>}
    </>
  );
}
