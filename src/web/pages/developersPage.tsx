/** The API, from the server's own description. */

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
        Programs can do everything that the pages do. Requests and answers are JSON. The same description as an OpenAPI
        3.1 document: <a href={DOCUMENT}>{DOCUMENT}</a>
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
        <strong>Errors</strong> have a status of 400 or more and the body{' '}
        <code>{'{"error": {"code": "…", "message": "…"}}'}</code>. The code is stable and meant for programs. The
        message says what is wrong and what to do. Invalid requests return 400, requests that only the server machine
        may send 403, unknown items 404, and conflicts with the current state 409.
      </p>
      <p>
        <strong>Limits:</strong> a body may have up to 64 KB. Too many requests, or too many searches at once, return
        429. The headers <code>x-ratelimit-remaining</code> and <code>retry-after</code> say how many requests are left
        and when to try again.
      </p>
      <p>
        <strong>Cookies:</strong> there are no accounts. The first answer sets a signed cookie with a random name. Send
        it back to continue your games. With curl: <code>-b cookies.txt -c cookies.txt</code>.
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
