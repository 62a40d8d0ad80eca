/** All studies. */

import type { VNode } from 'preact';
import type { StudyList, StudySummary } from '../../api/studyApi.ts';
import { variantNamed } from '../../rules/variant.ts';
import { useLoaded } from '../loaded.ts';
import { Empty, WhenLoaded } from '../parts/notice.tsx';
import { formatProgress } from '../studies/studyText.ts';
import '../styles/studies.css';

export function StudiesPage(): VNode {
  const { loaded } = useLoaded('GET /api/studies');
  return (
    <div class="page">
      <div class="head">
        <h1>Studies</h1>
        {loaded.state === 'here' && (
          <a class="button main-button" href="/studies/new">
            New study
          </a>
        )}
      </div>
      <WhenLoaded loaded={loaded}>{({ studies }) => <Studies studies={studies} />}</WhenLoaded>
    </div>
  );
}

function Studies({ studies }: StudyList): VNode {
  if (studies.length === 0) {
    return (
      <Empty>
        <p>
          Your studies appear here. In a study, people play chosen opponents without knowing who they are, and rate how
          difficult they were. You see how often each opponent won, how it was rated, and whether the difference is more
          than chance.
        </p>
        <p>
          <a href="/studies/new">Create a study</a>: choose a title, some opponents and the number of participants.
        </p>
      </Empty>
    );
  }
  return (
    <div class="table">
      <table>
        <thead>
          <tr>
            <th scope="col">Study</th>
            <th scope="col">Played</th>
            <th scope="col">Game</th>
            <th scope="col" class="number wide-only">
              Opponents
            </th>
            <th scope="col" class="number wide-only">
              Participants
            </th>
          </tr>
        </thead>
        <tbody>
          {studies.map((study) => (
            <StudyRow key={study.id} study={study} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function StudyRow({ study }: { readonly study: StudySummary }): VNode {
  const { id, title, variant, opponents, participants, finished, planned } = study;
  return (
    <tr>
      <th scope="row" class="study-title">
        <a href={`/studies/${id}`}>{title}</a>
      </th>
      <td>
        <span class="study-count">{formatProgress(study)}</span>
        {/* A study whose participants have all withdrawn has no games. */}
        {planned > 0 && (
          <progress class="study-progress" value={finished} max={planned} aria-label={`${title}: games played`} />
        )}
      </td>
      <td>{variantNamed(variant).title}</td>
      <td class="number wide-only">{opponents.length}</td>
      <td class="number wide-only">{participants}</td>
    </tr>
  );
}
