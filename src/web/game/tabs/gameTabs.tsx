/**
 * The tabs Why, Analysis and Position, and after the game Review, which is then shown first. Games of a study have only
 * Position.
 */

import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { AnalysisTab } from './analysisTab.tsx';
import type { GameState } from '../gameState.ts';
import { PositionTab } from './positionTab.tsx';
import { ReviewTab } from './reviewTab.tsx';
import { WhyTab } from './whyTab.tsx';

const REVIEW = { name: 'Review', Content: ReviewTab } as const;
const TABS = [
  { name: 'Why', Content: WhyTab },
  { name: 'Analysis', Content: AnalysisTab },
  { name: 'Position', Content: PositionTab },
] as const;

export function GameTabs({ state }: { readonly state: GameState }): VNode {
  const isReviewed = state.review.loaded.value !== undefined;
  const tabs = tabsOf(state, isReviewed);
  const [chosenName, setChosenName] = useState<string | undefined>();
  // When the review arrives, it replaces the chosen tab once.
  useEffect(() => setChosenName(undefined), [isReviewed]);
  const chosen = Math.max(
    0,
    tabs.findIndex((tab) => tab.name === chosenName),
  );
  const list = useRef<HTMLDivElement>(null);
  const { name, Content } = tabs[chosen]!;
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (chosen + step + tabs.length) % tabs.length;
    setChosenName(tabs[next]!.name);
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
            onClick={() => setChosenName(tab.name)}
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

function tabsOf(state: GameState, isReviewed: boolean): readonly (typeof REVIEW | (typeof TABS)[number])[] {
  if (state.view.value!.participant !== null) return TABS.slice(2);
  return isReviewed ? [REVIEW, ...TABS] : TABS;
}
