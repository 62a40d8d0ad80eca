/** The frame of every page: the bar, the page and the footer. */

import type { ComponentType, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { BAR_WORDS } from './barWords.ts';
import { pathParts, place } from './router.ts';
import { latePage } from './parts/latePage.tsx';
import { chooseTheme, nextTheme, theme } from './theme.ts';
import { useWindowTitle } from './title.ts';
import './styles/frame.css';

interface Page {
  readonly title: string;
  /** The word in the bar that is highlighted. */
  readonly word: string;
  readonly Content: ComponentType;
}

const THEMES = { system: 'Auto', light: 'Light', dark: 'Dark' } as const;

// Each page is loaded when you open it.
const PAGES = {
  play: page('Play', 'Play', () => import('./pages/playPage.tsx').then((file) => file.PlayPage)),
  game: page('Game', 'Play', () => import('./pages/gamePage.tsx').then((file) => file.GamePage)),
  strategies: page('Strategies', 'Strategies', () =>
    import('./pages/strategiesPage.tsx').then((file) => file.StrategiesPage),
  ),
  strategy: page('Strategy', 'Strategies', () => import('./pages/strategyPage.tsx').then((file) => file.StrategyPage)),
  runs: page('Runs', 'Runs', () => import('./pages/runsPage.tsx').then((file) => file.RunsPage)),
  newRun: page('New run', 'Runs', () => import('./pages/newRunPage.tsx').then((file) => file.NewRunPage)),
  run: page('Run', 'Runs', () => import('./pages/runPage.tsx').then((file) => file.RunPage)),
  reports: page('Reports', 'Reports', () => import('./pages/reportsPage.tsx').then((file) => file.ReportsPage)),
  studies: page('Studies', 'Studies', () => import('./pages/studiesPage.tsx').then((file) => file.StudiesPage)),
  newStudy: page('New study', 'Studies', () => import('./pages/newStudyPage.tsx').then((file) => file.NewStudyPage)),
  study: page('Study', 'Studies', () => import('./pages/studyPage.tsx').then((file) => file.StudyPage)),
  take: page('Take part', 'Studies', () => import('./pages/takePage.tsx').then((file) => file.TakePage)),
  developers: page('API', '', () => import('./pages/developersPage.tsx').then((file) => file.DevelopersPage)),
  missing: page('Not found', '', () => import('./pages/missingPage.tsx').then((file) => file.MissingPage)),
} as const;

export function App(): VNode {
  const { title, word, Content } = pageAt(pathParts.value);
  const main = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  const { path } = place.value;
  useWindowTitle(title);
  useEffect(() => {
    // After a change of page, the keyboard focus moves to the new page. After the first load the browser decides.
    if (!isFirst.current) main.current?.focus();
    isFirst.current = false;
  }, [path]);
  return (
    <>
      <a class="skip" href="#main">
        Skip to the page
      </a>
      <header class="bar">
        <a class="brand" href="/">
          EvoDraughts
        </a>
        <nav aria-label="Pages">
          {BAR_WORDS.map((entry) => (
            <a key={entry.word} href={entry.address} aria-current={entry.word === word ? 'page' : undefined}>
              {entry.word}
            </a>
          ))}
        </nav>
        <ThemeButton />
      </header>
      <main id="main" tabIndex={-1} ref={main}>
        <Content key={path} />
      </main>
      <footer class="foot">
        <p>
          Games, runs and studies are stored on this server only. <a href="/developers">API for programs</a>
        </p>
      </footer>
    </>
  );
}

function pageAt([first, second, third]: readonly string[]): Page {
  if (third !== undefined) return PAGES.missing;
  switch (first) {
    case undefined:
      return PAGES.play;
    case 'game':
      return second === undefined ? PAGES.missing : PAGES.game;
    case 'runs':
      return second === undefined ? PAGES.runs : second === 'new' ? PAGES.newRun : numbered(second, PAGES.run);
    case 'studies':
      return second === undefined ? PAGES.studies : second === 'new' ? PAGES.newStudy : numbered(second, PAGES.study);
    case 'take':
      return second === undefined ? PAGES.missing : PAGES.take;
    case 'strategies':
    case 'strategy':
    case 'reports':
    case 'developers':
      return second === undefined ? PAGES[first] : PAGES.missing;
    default:
      return PAGES.missing;
  }
}

/** A page whose address ends in a number. */
function numbered(text: string, shown: Page): Page {
  return /^\d+$/.test(text) ? shown : PAGES.missing;
}

function page(title: string, word: string, load: () => Promise<ComponentType>): Page {
  return { title, word, Content: latePage(load) };
}

/** The switch between light and dark. */
function ThemeButton(): VNode {
  const word = THEMES[theme.value];
  const next = nextTheme(theme.value);
  return (
    <button
      type="button"
      class="quiet-button theme-button"
      title={`Colours: ${word}`}
      onClick={() => chooseTheme(next)}
    >
      <span class="hidden">Colours: </span>
      {word}
    </button>
  );
}
