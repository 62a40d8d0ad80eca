/** The switch between light and dark. */

import type { VNode } from 'preact';
import { chooseTheme, nextTheme, theme } from '../theme.ts';

const WORDS = { system: 'Auto', light: 'Light', dark: 'Dark' } as const;

export function ThemeButton(): VNode {
  const word = WORDS[theme.value];
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
