/** The games of a participant and their states. */

import type { VNode } from 'preact';
import type { ParticipationView } from '../../api/studyApi.ts';

interface StepListProps {
  readonly participation: ParticipationView;
  /** Asks for a new rating of a game. */
  readonly change: (game: string) => void;
}

const STATES = {
  waiting: 'Not played yet',
  playing: 'In progress',
  unrated: 'Not rated yet',
  rated: 'Rated',
} as const;

export function StepList({ participation: { games, isDone }, change }: StepListProps): VNode {
  return (
    <section class="study-section" aria-labelledby="steps-heading">
      <h2 id="steps-heading">Your games</h2>
      <ol class="steps">
        {games.map(({ id, state, sentence, rating, opponent }, index) => (
          // eslint-disable-next-line react/no-array-index-key -- a game that waits has nothing but its place
          <li key={index} class={`step ${state}`}>
            <span class="step-text">
              <span class="label">Game {index + 1}</span>
              <span class="quiet">
                {opponent !== null && `Against ${opponent}. `}
                {sentence}
              </span>
            </span>
            <span class="step-state">
              {rating === null ? STATES[state] : `Rated ${rating}`}
              {state === 'rated' && !isDone && id !== null && (
                <button type="button" class="quiet-button" onClick={() => change(id)}>
                  Change<span class="hidden"> the rating of game {index + 1}</span>
                </button>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
