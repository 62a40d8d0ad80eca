/** What to call an opponent in a sentence: by its name, unless that is a whole formula. */

const LONGEST_NAME = 24;

export function opponentName({ title }: { readonly title: string }): string {
  return title.length > LONGEST_NAME ? 'Your opponent' : title;
}
