/** How sentences speak of the phases of a shape: `the opening`, `stage 1`, `the phase "my kings"`. */
export function phaseWords(name: string): string {
  if (/\d$/.test(name)) return name;
  return name.endsWith('kings') ? `the phase "${name}"` : `the ${name}`;
}
