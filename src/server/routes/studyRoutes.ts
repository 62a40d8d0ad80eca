/** Studies with people, for the keeper and for participants. */

import type { StudyView } from '../../api/studyApi.ts';
import type { StudyMatter } from '../../reports/people/studyResults.ts';
import { gatherStudy } from '../../reports/people/studyResults.ts';
import type { Store } from '../../store/store.ts';
import { Refusal } from '../refusal.ts';
import type { ServerContext } from '../serverContext.ts';
import { defineStudy, newTokens } from '../studies/defineStudy.ts';
import { participationOf, participationViewOf, rate } from '../studies/participation.ts';
import { csvFileName, studyCsv } from '../studies/studyCsv.ts';
import { StudyGames } from '../studies/studyGames.ts';
import { studySummaryOf, studyViewOf } from '../studies/studyViews.ts';
import type { Handlers } from './addRoute.ts';
import { markAsFile } from './addRoute.ts';

const MOST_PARTICIPANTS = 1000;

export function studyRoutes(
  context: ServerContext,
): Handlers<`${string} /api/studies${string}` | `${string} /api/participations${string}`> {
  return { ...allStudies(context), ...oneStudy(context), ...participations(context) };
}

function allStudies({ store, thinking }: ServerContext): Handlers<`${string} /api/studies`> {
  return {
    'GET /api/studies': () => ({
      studies: store.studies().map((study) => studySummaryOf(gatherStudy(store, study))),
    }),
    'POST /api/studies': async ({ client, body }) => {
      const id = store.createStudy(await defineStudy(client, body, thinking));
      store.addParticipants(id, newTokens(body.participants));
      return viewOf(store, id);
    },
  };
}

function oneStudy({ store }: ServerContext): Handlers<`${string} /api/studies/:id${string}`> {
  return {
    'GET /api/studies/:id': ({ params: { id } }) => viewOf(store, id),
    'DELETE /api/studies/:id': ({ params: { id } }) => {
      store.deleteStudy(id);
      return null;
    },
    'POST /api/studies/:id/participants': ({ params: { id }, body: { count } }) => {
      if (store.participantsOf(store.study(id).id).length + count > MOST_PARTICIPANTS) {
        const sentence = `A study has at most ${MOST_PARTICIPANTS} participants. Define another study.`;
        throw new Refusal(409, 'study-full', sentence);
      }
      store.addParticipants(id, newTokens(count));
      return viewOf(store, id);
    },
    'GET /api/studies/:id/csv': ({ params: { id } }, reply) => {
      const matter = matterOf(store, id);
      markAsFile(reply, 'text/csv', csvFileName(matter));
      return studyCsv(matter);
    },
  };
}

/** The link identifies the participant. */
function participations({ store, games }: ServerContext): Handlers<`${string} /api/participations${string}`> {
  const studyGames = new StudyGames(store, games);
  return {
    'GET /api/participations/:token': ({ params: { token } }) => participationViewOf(participationOf(store, token)),
    'DELETE /api/participations/:token': ({ params: { token } }) => {
      store.removeParticipant(participationOf(store, token).participant.token);
      return null;
    },
    'POST /api/participations/:token/ratings': ({ params: { token }, body }) => {
      rate(store, participationOf(store, token), body);
      return participationViewOf(participationOf(store, token));
    },
    'POST /api/participations/:token/games': async ({ client, params: { token } }, reply) => {
      const { play, isNew } = await studyGames.next(token, client);
      void reply.code(isNew ? 201 : 200);
      return games.view(play, client);
    },
  };
}

function matterOf(store: Store, id: number): StudyMatter {
  return gatherStudy(store, store.study(id));
}

function viewOf(store: Store, id: number): StudyView {
  return studyViewOf(matterOf(store, id));
}
