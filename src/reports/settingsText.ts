/** The experiment of a run in a few words. It may be of any version, so only the names of its fields are known. */

import type { Json } from '../base/json.ts';

/** A part of the settings, such as `fitness`, as one line of text. */
export interface SettingsPart {
  readonly name: string;
  readonly text: string;
}

/** Fields that the run has itself, or that do not change its results. */
const LEFT_OUT = ['$schema', 'name', 'description', 'variant', 'generations', 'yardstick'];

/** The settings part by part. */
export function settingsParts(experiment: Json): SettingsPart[] {
  return Object.entries(fieldsOf(experiment))
    .filter(([name]) => !LEFT_OUT.includes(name))
    .map(([name, value]) => ({ name, text: describeSetting(value) }));
}

/** Each setting by its path, such as `fitness.games`; a list is one setting. */
export function settingsByPath(experiment: Json): Map<string, Json> {
  const settings = new Map<string, Json>();
  const visit = (path: string, value: Json): void => {
    const fields = Object.entries(fieldsOf(value));
    if (fields.length === 0) settings.set(path, value);
    for (const [name, field] of fields) visit(`${path}.${name}`, field);
  };
  for (const [name, value] of Object.entries(fieldsOf(experiment))) {
    if (!LEFT_OUT.includes(name)) visit(name, value);
  }
  return settings;
}

/** `population 200, elites 2, racing none`; a part within a part stands in brackets. */
export function describeSetting(value: Json): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'string') return textOf(value);
  if (!isPart(value)) return 'none';
  if (Array.isArray(value)) return value.map(describeSetting).join('; ');
  const fields = Object.entries(fieldsOf(value));
  return fields
    .map(([name, field]) => `${name} ${isPart(field) ? `(${describeSetting(field)})` : describeSetting(field)}`)
    .join(', ');
}

/** A text of several lines, such as a grammar, is too long to print. */
function textOf(value: string): string {
  const lines = value.trimEnd().split('\n').length;
  if (lines > 1) return `of ${lines} lines`;
  return value === '' ? 'none' : value;
}

function isPart(value: Json): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

function fieldsOf(value: Json): { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as { readonly [name: string]: Json })
    : {};
}
