/** The participant's page of a study: start, rate each game, or withdraw. */

import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { ParticipationView } from '../../api/studyApi.ts';
import { variantNamed } from '../../rules/variant.ts';
import { formatNoun } from '../numberText.ts';
import { useLoaded } from '../loaded.ts';
import { ConfirmButton } from '../parts/confirmButton.tsx';
import { Trouble, WhenLoaded } from '../parts/notice.tsx';
import { go, pathParts } from '../router.ts';
import { ask, sentenceOf } from '../server.ts';
import { RatingForm } from '../studies/ratingForm.tsx';
import { StepList } from '../studies/stepList.tsx';
import { useTitle } from '../title.ts';
import '../styles/studies.css';
import '../styles/take.css';

const TOKEN = /^[a-z0-9]{24}$/;

export function TakePage(): VNode {
  const [token] = useState(pathParts.value[1] ?? '');
  const isLink = TOKEN.test(token);
  const { loaded, put } = useLoaded('GET /api/participations/:token', isLink ? { token } : undefined);
  const [isGone, setGone] = useState(false);
  useTitle(loaded.state === 'here' ? loaded.value.title : undefined);
  if (isGone) return <Withdrawn />;
  if (!isLink) {
    return (
      <div class="page study-page">
        <h1>This link is not complete</h1>
        <Trouble>A link to a study ends in 24 letters and digits. Open it exactly as you received it.</Trouble>
      </div>
    );
  }
  return (
    <div class="page study-page">
      <WhenLoaded loaded={loaded}>
        {(participation) => (
          <>
            <h1>{participation.title}</h1>
            <Participation token={token} participation={participation} put={put} />
            <div class="study-end">
              <ConfirmButton
                word="Withdraw from the study"
                really="Delete all my data"
                keep="Stay"
                act={async () => {
                  await ask('DELETE /api/participations/:token', { token });
                  setGone(true);
                }}
              >
                This permanently deletes your games, ratings and remarks, and your link stops working. You need not give
                a reason.
              </ConfirmButton>
            </div>
          </>
        )}
      </WhenLoaded>
    </div>
  );
}

interface ParticipationProps {
  readonly token: string;
  readonly participation: ParticipationView;
  readonly put: (participation: ParticipationView) => void;
}

function Participation({ token, participation, put }: ParticipationProps): VNode {
  const { games, question, isDone } = participation;
  const [changing, setChanging] = useState<string>();
  const due = games.find(({ state }) => state === 'unrated') ?? games.find(({ id }) => id !== null && id === changing);
  if (games.every(({ state }) => state === 'waiting'))
    return <Introduction token={token} participation={participation} />;
  const send = async (rating: number, remark: string): Promise<void> => {
    if (!due?.id) return;
    put(await ask('POST /api/participations/:token/ratings', { token, game: due.id, rating, remark }));
    setChanging(undefined);
  };
  return (
    <>
      {isDone && (
        <p class="thanks" role="status">
          Thank you. You have played and rated all games. Your opponents are listed below.
        </p>
      )}
      {due && (
        <section class="card rating-card" aria-labelledby="rating-heading">
          <h2 id="rating-heading">
            Game {games.indexOf(due) + 1} of {games.length}
          </h2>
          <p>{due.sentence}</p>
          <RatingForm key={due.id} question={question} rating={due.rating} remark={due.remark ?? ''} send={send} />
        </section>
      )}
      {!due && !isDone && <PlayNext token={token} word={nextWord(participation)} />}
      <StepList participation={participation} change={setChanging} />
    </>
  );
}

/** Explains the study and what is stored. Pressing Start is consent. */
function Introduction({ token, participation }: Omit<ParticipationProps, 'put'>): VNode {
  const { games, variant } = participation;
  return (
    <>
      <ul class="introduction">
        <li>
          You will play {formatNoun(games.length, 'game')} of {variantNamed(variant).title} against computer players,
          and rate each game when it is over.
        </li>
        <li>
          We store your moves, the results and times of your games, your ratings and your remarks, under the number{' '}
          {participation.number}.
        </li>
        <li>
          We do not ask for or store anything that identifies you: no name, no address, nothing about your device.
        </li>
        <li>You can stop at any time, return with this link, or withdraw, which deletes all your data.</li>
      </ul>
      <PlayNext token={token} word="Start">
        By pressing Start you agree to take part.
      </PlayNext>
    </>
  );
}

function nextWord({ games }: ParticipationView): string {
  if (games.some(({ state }) => state === 'playing')) return 'Continue your game';
  return 'Play the next game';
}

function Withdrawn(): VNode {
  return (
    <div class="page study-page">
      <h1>You have withdrawn</h1>
      <p role="status">
        Your games, ratings and remarks are deleted, and your link no longer works. You do not need to do anything else.
      </p>
    </div>
  );
}

interface PlayNextProps {
  readonly token: string;
  readonly word: string;
  readonly children?: ComponentChildren;
}

/** Opens the next game, or the current one. */
function PlayNext({ token, word, children }: PlayNextProps): VNode {
  const [trouble, setTrouble] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const play = async (): Promise<void> => {
    setBusy(true);
    try {
      const { id } = await ask('POST /api/participations/:token/games', { token });
      go(`/game/${id}`);
    } catch (error) {
      setTrouble(sentenceOf(error));
      setBusy(false);
    }
  };
  return (
    <div class="play-next">
      {children !== undefined && <p>{children}</p>}
      {trouble !== undefined && <Trouble>{trouble}</Trouble>}
      <button type="button" class="main-button" disabled={isBusy} onClick={() => void play()}>
        {word}
      </button>
    </div>
  );
}
