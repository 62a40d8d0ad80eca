/** A study as the keeper sees it: its results and the participants' links. */

import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { StudyView } from '../../api/studyApi.ts';
import { variantNamed } from '../../rules/variant.ts';
import { formatNoun } from '../numberText.ts';
import { useLoaded } from '../loaded.ts';
import { ConfirmButton } from '../parts/confirmButton.tsx';
import { WhenShown } from '../parts/notice.tsx';
import { go, pathParts } from '../router.ts';
import { addressOf, ask } from '../server.ts';
import { ParticipantLinks } from '../studies/participantLinks.tsx';
import { StudyResultsPart } from '../studies/studyResultsPart.tsx';
import { describeDesign, formatProgress } from '../studies/studyText.ts';
import { useTitle } from '../title.ts';
import '../styles/studies.css';

/** Games of people take minutes, so this is often enough. */
const LOOK_MS = 15_000;

export function StudyPage(): VNode {
  const { loaded, reload, put } = useLoaded('GET /api/studies/:id', { id: pathParts.value[1] ?? '' });
  useEffect(() => {
    const look = setInterval(() => document.visibilityState === 'visible' && reload(), LOOK_MS);
    return () => clearInterval(look);
  }, []);
  return (
    <div class="page">
      <WhenShown loaded={loaded} thing="study" back={<a href="/studies">See all studies</a>}>
        {(study) => <Study study={study} put={put} />}
      </WhenShown>
    </div>
  );
}

interface StudyProps {
  readonly study: StudyView;
  readonly put: (study: StudyView) => void;
}

function Study({ study, put }: StudyProps): VNode {
  const links = <ParticipantLinks study={study} put={put} />;
  return (
    <>
      <StudyHead study={study} />
      {/* The links come first until a game has been played. */}
      {study.finished === 0 && links}
      <StudyResultsPart study={study} />
      {study.finished > 0 && links}
      <div class="study-end">
        <ConfirmButton
          word="Delete this study"
          really="Delete everything"
          keep="Keep it"
          act={async () => {
            await ask('DELETE /api/studies/:id', { id: study.id });
            go('/studies', { replace: true });
          }}
        >
          This deletes the study, its {formatNoun(study.participants, 'link')}, all games and all ratings. You cannot
          undo this.
        </ConfirmButton>
      </div>
    </>
  );
}

function StudyHead({ study }: { readonly study: StudyView }): VNode {
  const { id, title, variant, opponents, question, participants } = study;
  useTitle(`Study ${id}: ${title}`);
  return (
    <>
      <div class="head">
        <h1>{title}</h1>
        <div class="buttons no-print">
          <a class="button" href={addressOf('GET /api/studies/:id/csv', { id })} download>
            Download CSV
          </a>
          <button type="button" onClick={() => print()}>
            Print
          </button>
        </div>
      </div>
      <p>
        {variantNamed(variant).title}. {describeDesign(study)} They are asked: “{question}”
      </p>
      <p>
        {opponents.length === 1 ? 'The opponent is ' : 'The opponents are '}
        {opponents.map((opponent) => opponent.title).join('; ')}.
      </p>
      <p>
        {formatNoun(participants, 'participant')}; {formatProgress(study)} finished.
      </p>
    </>
  );
}
