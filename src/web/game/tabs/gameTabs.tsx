/** Why | Analysis | Position, one at a time. In games of a study only the position is shown. */

import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { AnalysisTab } from './analysisTab.tsx';
import type { GameState } from '../gameState.ts';
import { PositionTab } from './positionTab.tsx';
import { WhyTab } from './whyTab.tsx';

const TABS = [
  { name: 'Why', Content: WhyTab },
  { name: 'Analysis', Content: AnalysisTab },
  { name: 'Position', Content: PositionTab },
] as const;

export function GameTabs({ state }: { readonly state: GameState }): VNode {
  const tabs = state.view.value!.participant === null ? TABS : TABS.slice(2);
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const { name, Content } = tabs[chosen]!;
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (chosen + step + tabs.length) % tabs.length;
    setChosen(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <section class="game-tabs">
      <div class="tab-list" role="tablist" aria-label="About the game" ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            type="button"
            role="tab"
            key={tab.name}
            id={`tab-${tab.name}`}
            aria-selected={index === chosen}
            aria-controls="tab-panel"
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
          >
            {tab.name}
          </button>
        ))}
      </div>
      <div class="tab-panel" id="tab-panel" role="tabpanel" aria-labelledby={`tab-${name}`} tabIndex={0}>
        <Content state={state} />
      </div>
    </section>
  );
}
