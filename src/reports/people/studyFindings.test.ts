import { describe, expect, test } from 'vitest';
import { exampleStudy } from '../../../test/exampleStudy.ts';
import { compareRatings } from './ratingComparisons.ts';
import { studyFindings } from './studyFindings.ts';
import { opponentResults } from './studyResults.ts';

/** Participants who each lost once against every opponent and rated them so. */
function rated(ratings: readonly (readonly number[])[], titles?: readonly string[]) {
  return exampleStudy(
    ratings.flatMap((own, index) =>
      own.map((rating, opponent) => ({ participant: index + 1, opponent, winner: 'white' as const, rating })),
    ),
    titles,
  );
}

describe('the results of an opponent', () => {
  test('are counted by how the participants fared, with the interval of what it won', () => {
    const [oak, fern] = opponentResults(
      exampleStudy([
        { participant: 1, opponent: 0, winner: 'white', rating: 9 },
        { participant: 1, opponent: 0, game: 1, winner: 'black', rating: 4 },
        { participant: 2, opponent: 0, winner: null, rating: 5 },
        { participant: 2, opponent: 0, game: 1, winner: 'white' },
        { participant: 3, opponent: 0 },
      ]),
    );
    expect(oak).toMatchObject({ title: 'Oak', games: 4, wins: 1, draws: 1, losses: 2, winRate: 0.5, meanPlies: 2 });
    expect(oak).toMatchObject({ ratings: [9, 4, 5], median: 5 });
    // Newcombe (1998), method 3, for 2 of 4.
    expect(oak!.low).toBeCloseTo(0.15, 3);
    expect(oak!.high).toBeCloseTo(0.85, 3);
    expect(fern).toMatchObject({ games: 0, winRate: 0, low: 0, high: 1, ratings: [], median: null, meanPlies: null });
  });

  test('have a half where the middle lies between two ratings', () => {
    const results = opponentResults(
      rated([
        [8, 1],
        [7, 2],
      ]),
    );
    expect(results.map(({ median }) => median)).toEqual([7.5, 1.5]);
  });
});

describe('comparing ratings', () => {
  test('takes the mean of what each participant said, and pairs it', () => {
    const matter = exampleStudy([
      { participant: 1, opponent: 0, winner: 'white', rating: 4 },
      { participant: 1, opponent: 0, game: 1, winner: 'white', rating: 8 },
      { participant: 1, opponent: 1, winner: 'white', rating: 6 },
      { participant: 2, opponent: 0, winner: 'white', rating: 2 },
      { participant: 2, opponent: 1, winner: 'white', rating: 9 },
      { participant: 3, opponent: 1, winner: 'white', rating: 9 },
    ]);
    // The first has no opinion, the second one, and the third only rated one.
    expect(compareRatings(matter.games, 2)).toEqual([
      { higher: 1, lower: 0, raters: 2, agreeing: 1, opposing: 0, p: 1, needed: 6 },
    ]);
  });

  test('is adjusted for the number of pairs, and asks for as many participants as can show something', () => {
    const six = Array.from({ length: 6 }, (_, index) => [1 + (index % 2), 4, 9]);
    const [one] = compareRatings(rated(six.map((own) => own.slice(0, 2))).games, 2);
    expect(one).toMatchObject({ p: 2 / 64, needed: 6 });
    const three = compareRatings(rated(six, ['Oak', 'Fern', 'Elm']).games, 3);
    expect(three.map(({ p }) => p)).toEqual([6 / 64, 6 / 64, 6 / 64]);
    expect(three.map(({ needed }) => needed)).toEqual([7, 7, 7]);
  });
});

describe('the findings', () => {
  test('say that there are none yet', () => {
    expect(studyFindings(exampleStudy([{ participant: 1 }]))).toEqual(['No game has been finished yet.']);
  });

  test('tell of games without ratings', () => {
    const findings = studyFindings(exampleStudy([{ participant: 1, opponent: 1, winner: 'white' }]));
    expect(findings[0]).toBe('Fern won 100 % (21-100) of 1 game.');
    expect(findings[1]).toBe('No game has been rated yet.');
  });

  test('name the highest and the lowest, and say what cannot be said', () => {
    expect(
      studyFindings(
        rated([
          [8, 3],
          [9, 2],
          [7, 4],
        ]),
      ),
    ).toEqual([
      'Oak was rated highest: median rating 8 (3 ratings). It won 100 % (44-100) of 3 games.',
      'Fern was rated lowest: median rating 3 (3 ratings). It won 100 % (44-100) of 3 games.',
      'There are too few ratings to show a difference between Oak and Fern: ' +
        '3 participants rated both, and at least 6 are needed.',
    ]);
  });

  test('tell opponents apart only if the ratings do', () => {
    const clear = Array.from({ length: 10 }, (_, index) => [8 - (index % 2), index === 9 ? 8 : 3]);
    expect(studyFindings(rated(clear)).slice(2)).toEqual([
      'Oak was rated higher than Fern, by 9 of the 10 participants who rated both (p = 0.0039).',
      "The p-values come from Wilcoxon's signed-rank test on each participant's mean ratings.",
    ]);
    const even = Array.from({ length: 8 }, (_, index) => [5, index % 2 === 0 ? 6 : 4]);
    expect(studyFindings(rated(even))[0]).toBe('Both opponents have a median rating of 5.');
    expect(studyFindings(rated(even))[3]).toBe(
      'Ratings show no difference between Oak and Fern: 4 of 8 participants rated Oak higher, 4 rated Fern higher (p = 1).',
    );
  });

  test('stay short with many opponents', () => {
    const titles = 'abcdefghijkl'.split('');
    const unanimous = Array.from({ length: 14 }, () => titles.map((_, index) => Math.min(10, index + 1)));
    expect(studyFindings(rated(unanimous, titles)).length).toBeLessThan(16);
    expect(studyFindings(rated(unanimous, titles)).join(' ')).toContain(
      'Ratings also differ for 55 more pairs of opponents.',
    );
    const few = studyFindings(rated(unanimous.slice(0, 3), titles));
    expect(few.at(-1)).toContain('For 66 pairs of opponents there are too few ratings');
  });
});
