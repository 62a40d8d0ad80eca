import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestServer, Visitor, problem } from '../../../test/visitor.ts';
import type { AnalysisView } from '../../api/gameApi.ts';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.close());

const visitor = new Visitor(server);

describe('an analysis', () => {
  const path = '/api/analysis?variant=english&timeMs=100&fen=';

  test('finds the move and what it leads to', async () => {
    const { body } = await visitor.get<AnalysisView>(`${path}B:W18:B14`);
    expect(body).toMatchObject({ fen: 'B:W18:B14', turn: 'black', move: '14x23', tablePieces: 0 });
    expect([body.scoreText, body.sentence]).toEqual(['wins in 1', 'Black wins by force in 1 ply.']);
    expect(body.line[0]).toBe('14x23');
    const many = (await visitor.get<AnalysisView>(`${path}W:W21,22,23:B1,2,3,4`)).body;
    expect(many.sentence).toMatch(/^Black is ahead by \d\.\d\d men, looking \d+ plies ahead\.$/);
    expect(many.moves.map(({ move }) => move).toSorted()).toEqual(['21-17', '22-17', '22-18', '23-18', '23-19']);
    expect(many.moves[0]!.move).toBe(many.move);
  });

  test('needs a position that can go on, and a time within bounds', async () => {
    expect(await visitor.get(`${path}B:W18:B`)).toMatchObject(problem(400, 'start-over'));
    expect(await visitor.get(`${path}x`)).toMatchObject(problem(400, 'fen-invalid'));
    const long = '/api/analysis?variant=english&timeMs=6000&fen=B:W18:B14';
    expect(await visitor.get(long)).toMatchObject(problem(400, 'request-invalid'));
  });
});
