/**
 * The table of all API routes, by method and path, as in `GET /api/games/:id`. The server must handle every route and
 * the pages can request no other: a wrong path, parameter or answer does not compile. The API description lists the
 * routes in this order.
 */

import { GAME_ROUTES } from './gameApi.ts';
import { PLAYER_ROUTES } from './playerApi.ts';
import { REPORT_ROUTES } from './reportApi.ts';
import { RUN_ROUTES } from './runApi.ts';
import { SERVER_ROUTES } from './serverApi.ts';
import { STUDY_ROUTES } from './studyApi.ts';
import { THOUGHT_ROUTES } from './thoughtApi.ts';

export const ROUTES = {
  ...SERVER_ROUTES,
  ...GAME_ROUTES,
  ...THOUGHT_ROUTES,
  ...PLAYER_ROUTES,
  ...RUN_ROUTES,
  ...REPORT_ROUTES,
  ...STUDY_ROUTES,
};

export type Routes = typeof ROUTES;
export type RouteName = keyof Routes;

export const ROUTE_NAMES = Object.keys(ROUTES) as readonly RouteName[];
