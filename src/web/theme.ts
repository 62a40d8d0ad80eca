/** Light or dark: as the system says, unless you chose one. The choice is remembered on this device. */

import { signal } from '@preact/signals';

export type Theme = 'system' | 'light' | 'dark';

const KEY = 'theme';
const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

export const theme = signal<Theme>(rememberedTheme());

/** The style sheet reads an attribute of the document. */
theme.subscribe((chosen) => {
  if (chosen === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = chosen;
});

export function chooseTheme(chosen: Theme): void {
  theme.value = chosen;
  remember(KEY, chosen);
}

export function nextTheme(now: Theme): Theme {
  return THEMES[(THEMES.indexOf(now) + 1) % THEMES.length]!;
}

/** Remembers a choice on this device, if the browser allows it. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
}

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function rememberedTheme(): Theme {
  const found = remembered(KEY);
  return THEMES.find((one) => one === found) ?? 'system';
}
