/** Handlers of all routes of the API, one file a topic. */

import packageJson from '../../../package.json' with { type: 'json' };
import type { ApiDocument } from '../../api/serverApi.ts';
import { ROUTE_NAMES } from '../../api/routes.ts';
import type { App } from '../app.ts';
import type { ServerContext } from '../serverContext.ts';
import type { Handlers } from './addRoute.ts';
import { addRoute } from './addRoute.ts';
import { gameRoutes } from './gameRoutes.ts';
import { playerRoutes } from './playerRoutes.ts';
import { reportRoutes } from './reportRoutes.ts';
import { runRoutes } from './runRoutes.ts';
import { studyRoutes } from './studyRoutes.ts';

export function addRoutes(app: App, context: ServerContext): void {
  const handlers: Handlers = {
    ...serverRoutes(app),
    ...gameRoutes(context),
    ...playerRoutes(context),
    ...runRoutes(app, context),
    ...reportRoutes(app),
    ...studyRoutes(context),
  };
  for (const name of ROUTE_NAMES) addRoute(app, name, handlers[name], context.streams);
}

function serverRoutes(app: App): Handlers<'GET /api/health' | 'GET /api/openapi.json'> {
  return {
    'GET /api/health': () => ({ status: 'ok', version: packageJson.version }),
    'GET /api/openapi.json': () => app.swagger() as ApiDocument,
  };
}
