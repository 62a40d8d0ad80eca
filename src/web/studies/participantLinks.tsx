/** The links of the participants of a study with their progress, and a form to add participants. */

import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { StudyView } from '../../api/studyApi.ts';
import { CopyButton } from '../parts/copyButton.tsx';
import { Trouble } from '../parts/notice.tsx';
import { ask, sentenceOf } from '../server.ts';

interface ParticipantLinksProps {
  readonly study: StudyView;
  readonly put: (study: StudyView) => void;
}

export function ParticipantLinks({ study, put }: ParticipantLinksProps): VNode {
  const { links } = study;
  return (
    <section class="study-section no-print" aria-labelledby="links-heading">
      <div class="head">
        <h2 id="links-heading">Participants</h2>
        {links.length > 1 && <CopyButton text={links.map(linkOf).join('\n')}>Copy all links</CopyButton>}
      </div>
      <p>Give each participant one of these links. It works on any device. Participants are not asked for a name.</p>
      {isHere() && (
        <p class="quiet small">
          These links begin with {location.origin} and work on this machine only. To invite other devices, start the
          server with <code>--host</code> and open this page at that address.
        </p>
      )}
      {links.length === 0 && <p class="quiet">All participants have withdrawn, and their data is deleted.</p>}
      {links.length > 0 && <LinkTable links={links} />}
      <MoreParticipants id={study.id} put={put} />
    </section>
  );
}

function LinkTable({ links }: Pick<StudyView, 'links'>): VNode {
  return (
    <div class="table link-table" tabIndex={0} role="region" aria-label="Links of participants">
      <table>
        <thead>
          <tr>
            <th scope="col" class="number">
              Number
            </th>
            <th scope="col" class="number">
              Played
            </th>
            <th scope="col" class="number">
              Rated
            </th>
            <th scope="col">Link</th>
          </tr>
        </thead>
        <tbody>
          {links.map((link) => (
            <tr key={link.token}>
              <th scope="row" class="number">
                {link.number}
              </th>
              <td class="number">
                {link.finished} of {link.planned}
              </td>
              <td class="number">{link.rated}</td>
              <td>
                <span class="link-cell">
                  <CopyButton text={linkOf(link)}>
                    Copy<span class="hidden"> the link of participant {link.number}</span>
                  </CopyButton>
                  <a class="notation" href={`/take/${link.token}`}>
                    /take/{link.token}
                  </a>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function MoreParticipants({ id, put }: { readonly id: number; readonly put: (study: StudyView) => void }): VNode {
  const [count, setCount] = useState(1);
  const [trouble, setTrouble] = useState<string>();
  const add = (): void => {
    setTrouble(undefined);
    ask('POST /api/studies/:id/participants', { id, count }).then(put, (error: unknown) =>
      setTrouble(sentenceOf(error)),
    );
  };
  return (
    <form
      class="more-participants"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <div class="field">
        <label for="more-count">More participants</label>
        <div class="with-button">
          <input
            id="more-count"
            type="number"
            required
            min={1}
            max={200}
            value={Number.isNaN(count) ? '' : count}
            onInput={(event) => setCount(event.currentTarget.valueAsNumber)}
          />
          <button type="submit">Add</button>
        </div>
      </div>
      {trouble !== undefined && <Trouble>{trouble}</Trouble>}
    </form>
  );
}

function linkOf({ token }: { readonly token: string }): string {
  return `${location.origin}/take/${token}`;
}

/** Whether the page was opened at an address that only this machine can use. */
function isHere(): boolean {
  return /^(localhost|.*\.localhost|127\..*|\[::1\])$/.test(location.hostname);
}
