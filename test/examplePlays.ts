/** Games of people and a study to store in tests, small and plausible. */

import type { NewPlay, NewStudy } from '../src/store/playRecords.ts';

export const EXAMPLE_PLAY: NewPlay = {
  id: 'aB3dE6gH9jK2mN5p',
  owner: 'somebody',
  variant: 'english',
  start: 'B:W21-32:B1-12',
  moves: [],
  opponent: 'run:12',
  player: 'expression:sub(own.men, opponent.men),mode=position',
  side: 'black',
  seed: 7,
  participant: null,
  studyGame: null,
};

export const EXAMPLE_STUDY: NewStudy = {
  title: 'Which of them plays like a person?',
  variant: 'english',
  opponents: [
    { spec: 'random', player: 'random', title: 'Random' },
    { spec: 'run:12', player: 'expression:sub(own.men, opponent.men),mode=position', title: 'Two features' },
  ],
  gamesEach: 2,
  side: 'alternate',
  question: 'How much like a person did it play?',
  seed: 7,
};
