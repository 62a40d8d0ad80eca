/** Somebody who comes to a server's studies with a browser of their own, to define, play, rate or snoop. */

import type { GameView } from '../src/api/gameApi.ts';
import type { ParticipationView, StudyOrder, StudyView } from '../src/api/studyApi.ts';
import type { App } from '../src/server/app.ts';

export const ORDER: StudyOrder = {
  title: 'Which is harder?',
  variant: 'english-6x6',
  opponents: ['random', 'expression:own.men,mode=position'],
  gamesEach: 1,
  side: 'black',
  question: 'How difficult was it?',
  participants: 2,
};

export type Method = 'GET' | 'POST' | 'DELETE';

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly code: string | undefined;
}

/** Keeps the cookie it is given. */
export class StudyVisitor {
  readonly #app: App;
  readonly #address: string;
  #cookie = '';

  constructor(app: App, address = '127.0.0.1') {
    this.#app = app;
    this.#address = address;
  }

  async ask(method: Method, url: string, payload?: object): Promise<Answer> {
    const headers = this.#cookie === '' ? {} : { cookie: this.#cookie };
    const response = await this.#app.inject({
      method,
      url,
      headers,
      remoteAddress: this.#address,
      ...(payload && { payload }),
    });
    const cookie = response.headers['set-cookie'];
    if (typeof cookie === 'string') this.#cookie = cookie.split(';')[0]!;
    const body: unknown = response.body.startsWith('{') ? JSON.parse(response.body) : response.body;
    return { status: response.statusCode, body, code: (body as { error?: { code: string } }).error?.code };
  }

  async get<Body>(url: string): Promise<Body> {
    return good(await this.ask('GET', url)) as Body;
  }

  async post<Body>(url: string, payload?: object): Promise<Body> {
    return good(await this.ask('POST', url, payload)) as Body;
  }

  define(change: Partial<StudyOrder> = {}): Promise<StudyView> {
    return this.post<StudyView>('/api/studies', { ...ORDER, ...change });
  }

  begin(token: string): Promise<GameView> {
    return this.post<GameView>(`/api/participations/${token}/games`);
  }

  /** Plays the next game, gives up at once and rates it. */
  async playThrough(token: string, rating: number): Promise<ParticipationView> {
    const { id, moves } = await this.begin(token);
    await this.post(`/api/games/${id}/resign`, { ply: moves.length });
    return this.post(`/api/participations/${token}/ratings`, { game: id, rating });
  }
}

function good({ status, body }: Answer): unknown {
  if (status >= 400) throw new Error(JSON.stringify(body));
  return body;
}
