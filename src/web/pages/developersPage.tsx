/** The API for programs, as the server describes it itself. */

import type { VNode } from 'preact';
import type { ApiDocument } from '../../api/serverApi.ts';
import { RouteDetails } from '../developers/routeDetails.tsx';
import { topicsOf } from '../developers/topics.ts';
import { useLoaded } from '../loaded.ts';
import { WhenLoaded } from '../parts/notice.tsx';
import { addressOf } from '../server.ts';
import '../styles/developers.css';

const DOCUMENT = addressOf('GET /api/openapi.json');

export function DevelopersPage(): VNode {
  const { loaded } = useLoaded('GET /api/openapi.json');
  return (
    <div class="page developers">
      <h1>The API</h1>
      <p>
        All that the pages do, programs can do too: requests and answers are JSON. The same description for programs, as
        OpenAPI 3.1: <a href={DOCUMENT}>{DOCUMENT}</a>
      </p>
      <Rules />
      <WhenLoaded loaded={loaded}>{(document) => <Topics document={document} />}</WhenLoaded>
    </div>
  );
}

function Rules(): VNode {
  return (
    <>
      <p>
        <strong>Errors</strong> have a status from 400 on and the body{' '}
        <code>{'{"error": {"code": "…", "message": "…"}}'}</code>: the code is stable and for programs, the message says
        to people what is wrong and what to do. What is wrong with a request is 400, what only the keeper of the server
        may do 403, what is not there 404, what came too late 409.
      </p>
      <p>
        <strong>Limits:</strong> a body may have 64 KB. Who asks too often, or for too much thinking at once, gets 429;
        the headers <code>x-ratelimit-remaining</code> and <code>retry-after</code> say how much is left and when to ask
        again.
      </p>
      <p>
        <strong>Cookies:</strong> there are no accounts. The first answer sets a signed cookie with a random name, and
        who sends it back may go on with the games begun under it. With curl: <code>-b cookies.txt -c cookies.txt</code>
        .
      </p>
    </>
  );
}

function Topics({ document }: { readonly document: ApiDocument }): VNode {
  return (
    <>
      {topicsOf(document).map(({ name, routes }) => (
        <section key={name}>
          <h2>{name}</h2>
          {routes.map((route) => (
            <RouteDetails key={`${route.method} ${route.path}`} route={route} document={document} />
          ))}
        </section>
      ))}
      <p class="small quiet">
        {document.info.title} {document.info.version}
      </p>
    </>
  );
}
