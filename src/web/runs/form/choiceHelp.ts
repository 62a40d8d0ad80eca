/**
 * The help of a choice. Where it explains every choice, as in `what it is: one: this; two: that`, only the chosen one is
 * shown: all of them would be too long for a form.
 */

export function choiceHelp(help: string, choices: readonly string[], chosen: string): string {
  const starts = choices.map((choice) => startOf(help, choice));
  const first = Math.min(...starts);
  const start = starts[choices.indexOf(chosen)];
  if (choices.length < 2 || start === undefined || first < 0) return help;
  const end = Math.min(help.length, ...starts.filter((other) => other > start));
  return `${help.slice(0, first)}: ${help.slice(start + `: ${chosen}: `.length, end)}`;
}

/** -1 if the choice is not explained. */
function startOf(help: string, choice: string): number {
  return Math.max(...[':', ';'].map((mark) => help.indexOf(`${mark} ${choice}: `)));
}
