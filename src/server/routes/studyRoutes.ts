/** Studies with people, for those who keep them and for those who take part. */

import { z } from 'zod';
import { numberText } from '../../api/fieldApi.ts';
import { gameView } from '../../api/gameApi.ts';
import {
  participantToken,
  participantsOrder,
  participationView,
  ratingOrder,
  studyList,
  studyOrder,
  studyView,
} from '../../api/studyApi.ts';
import type { StudyView } from '../../api/studyApi.ts';
import type { Store } from '../../store/store.ts';
import type { App } from '../app.ts';
import { keeperOnly } from '../guard.ts';
import { Refusal } from '../refusal.ts';
import type { ServerContext } from '../serverContext.ts';
import { defineStudy } from '../studies/defineStudy.ts';
import { participationOf, participationViewOf, rate } from '../studies/participation.ts';
import { csvFileName, studyCsv } from '../studies/studyCsv.ts';
import { StudyGames } from '../studies/studyGames.ts';
import type { StudyMatter } from '../../reports/people/studyResults.ts';
import { gatherStudy } from '../../reports/people/studyResults.ts';
import { newTokens } from '../studies/newTokens.ts';
import { studySummaryOf, studyViewOf } from '../studies/studyViews.ts';

const params = z.object({ id: numberText(1, 2 ** 31 - 1) });
const MOST_PARTICIPANTS = 1000;

export function addStudyRoutes(app: App, context: ServerContext): void {
  addStudies(app, context);
  addOneStudy(app, context);
  addParticipation(app, context);
  addStudyGames(app, context);
}

/** For the keeper: list and define. */
function addStudies(app: App, { store, thinking }: ServerContext): void {
  const tags = ['Studies'];
  const list = { tags, summary: 'all studies', response: { 200: studyList } };
  app.get('/api/studies', { schema: list, preHandler: keeperOnly }, () => ({
    studies: store.studies().map((study) => studySummaryOf(gatherStudy(store, study))),
  }));

  const define = { tags, summary: 'define a study', body: studyOrder, response: { 201: studyView } };
  app.post('/api/studies', { schema: define, preHandler: keeperOnly }, async ({ client, body }, reply) => {
    const id = store.createStudy(await defineStudy(client, body, thinking));
    store.addParticipants(id, newTokens(body.participants));
    return reply.code(201).send(viewOf(store, id));
  });
}

function addOneStudy(app: App, { store }: ServerContext): void {
  const tags = ['Studies'];
  const show = { tags, summary: 'a study with its links and results', params, response: { 200: studyView } };
  app.get('/api/studies/:id', { schema: show, preHandler: keeperOnly }, ({ params: { id } }) => viewOf(store, id));

  const remove = { tags, summary: 'delete a study with everything in it', params };
  app.delete('/api/studies/:id', { schema: remove, preHandler: keeperOnly }, ({ params: { id } }, reply) => {
    store.deleteStudy(id);
    return reply.code(204).send();
  });

  const add = {
    tags,
    summary: 'make links for more participants',
    params,
    body: participantsOrder,
    response: { 200: studyView },
  };
  app.post('/api/studies/:id/participants', { schema: add, preHandler: keeperOnly }, ({ params: { id }, body }) => {
    if (store.participantsOf(store.study(id).id).length + body.count > MOST_PARTICIPANTS) {
      const sentence = `A study has at most ${MOST_PARTICIPANTS} participants. Define another one.`;
      throw new Refusal(409, 'study-full', sentence);
    }
    store.addParticipants(id, newTokens(body.count));
    return viewOf(store, id);
  });

  const csv = { tags, summary: 'all games of a study as CSV', params };
  app.get('/api/studies/:id/csv', { schema: csv, preHandler: keeperOnly }, ({ params: { id } }, reply) => {
    const matter = matterOf(store, id);
    void reply.header('content-disposition', `attachment; filename="${csvFileName(matter)}"`);
    return reply.type('text/csv; charset=utf-8').send(studyCsv(matter));
  });
}

const tokenParams = z.object({ token: participantToken });

/** For participants: whoever has the link is one. */
function addParticipation(app: App, { store }: ServerContext): void {
  const tags = ['Taking part'];
  const show = {
    tags,
    summary: 'a study as its participant sees it',
    params: tokenParams,
    response: { 200: participationView },
  };
  app.get('/api/participations/:token', { schema: show }, ({ params: { token } }) =>
    participationViewOf(participationOf(store, token)),
  );

  const withdraw = { tags, summary: 'withdraw; everything of the participant is deleted', params: tokenParams };
  app.delete('/api/participations/:token', { schema: withdraw }, ({ params: { token } }, reply) => {
    store.removeParticipant(participationOf(store, token).participant.token);
    return reply.code(204).send();
  });

  const say = {
    tags,
    summary: 'rate a game that is over, anew until all are rated',
    params: tokenParams,
    body: ratingOrder,
    response: { 200: participationView },
  };
  app.post('/api/participations/:token/ratings', { schema: say }, ({ params: { token }, body }) => {
    rate(store, participationOf(store, token), body);
    return participationViewOf(participationOf(store, token));
  });
}

function addStudyGames(app: App, { store, games }: ServerContext): void {
  const studyGames = new StudyGames(store, games);
  const begin = {
    tags: ['Taking part'],
    summary: 'begin the next game, or take over the one under way',
    params: tokenParams,
    response: { 200: gameView, 201: gameView },
  };
  app.post('/api/participations/:token/games', { schema: begin }, async ({ client, params: { token } }, reply) => {
    const { play, isNew } = await studyGames.next(token, client);
    return reply.code(isNew ? 201 : 200).send(games.view(play, client));
  });
}

function matterOf(store: Store, id: number): StudyMatter {
  return gatherStudy(store, store.study(id));
}

function viewOf(store: Store, id: number): StudyView {
  return studyViewOf(matterOf(store, id));
}
