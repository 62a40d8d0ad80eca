/** The form for a new study. */

import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { PlayersView } from '../../api/playerApi.ts';
import type { StudyOrder } from '../../api/studyApi.ts';
import { formatNoun } from '../numberText.ts';
import { useLoaded } from '../loaded.ts';
import { Trouble, WhenLoaded } from '../parts/notice.tsx';
import { go } from '../router.ts';
import { ask, sentenceOf } from '../server.ts';
import { OpponentChooser } from '../studies/opponentChooser.tsx';
import { StudyFields } from '../studies/studyFields.tsx';
import { PRESET_QUESTION } from '../studies/studyText.ts';
import '../styles/studies.css';

const EMPTY: StudyOrder = {
  title: '',
  variant: 'english',
  opponents: [],
  gamesEach: 2,
  side: 'alternate',
  question: PRESET_QUESTION,
  participants: 10,
};

export function NewStudyPage(): VNode {
  const { loaded } = useLoaded('GET /api/players');
  return (
    <div class="page study-page">
      <h1>New study</h1>
      <p>
        People play chosen opponents without knowing who they are, and rate each game from 1 to 10. Each person meets
        the opponents in a different order, so that neither practice nor fatigue favours any of them.
      </p>
      <WhenLoaded loaded={loaded}>{(players) => <StudyForm players={players} />}</WhenLoaded>
    </div>
  );
}

function StudyForm({ players: { variants, strategies } }: { readonly players: PlayersView }): VNode {
  const [order, setOrder] = useState(EMPTY);
  const [trouble, setTrouble] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const change = (part: Partial<StudyOrder>): void => setOrder((before) => ({ ...before, ...part }));
  // Strategies belong to one game; other players can play any.
  const changeVariant = (variant: string): void => {
    const listed = new Set(strategies.map(({ player }) => player));
    change({ variant, opponents: order.opponents.filter((spec) => !listed.has(spec)) });
  };
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      const { id } = await ask('POST /api/studies', order);
      go(`/studies/${id}`);
    } catch (error) {
      setTrouble(sentenceOf(error));
      setBusy(false);
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (order.opponents.length === 0) setTrouble('Choose at least one opponent.');
        else void send();
      }}
    >
      <StudyFields order={order} variants={variants} change={change} changeVariant={changeVariant} />
      <OpponentChooser
        strategies={strategies.filter(({ variant }) => variant === order.variant)}
        chosen={order.opponents}
        choose={(opponents) => change({ opponents: [...opponents] })}
      />
      <p aria-live="polite">{describeOrder(order)}</p>
      {trouble !== undefined && <Trouble>{trouble}</Trouble>}
      <div class="buttons">
        <button type="submit" class="main-button" disabled={isBusy}>
          Create the study
        </button>
      </div>
    </form>
  );
}

function describeOrder({ opponents, gamesEach, participants }: StudyOrder): string {
  if (opponents.length === 0) return 'Choose the opponents above.';
  const own = opponents.length * gamesEach;
  const each = `${formatNoun(opponents.length, 'opponent')}: every participant plays ${formatNoun(own, 'game')}`;
  return participants > 1 ? `${each}, ${own * participants} in all.` : `${each}.`;
}
