/** All routes of the API, one file a topic. */

import type { App } from '../app.ts';
import type { ServerContext } from '../serverContext.ts';
import { addAnalysisRoutes } from './analysisRoutes.ts';
import { addGameRoutes } from './gameRoutes.ts';
import { addPlayerRoutes } from './playerRoutes.ts';
import { addReportRoutes } from './reportRoutes.ts';
import { addRunRoutes } from './runRoutes.ts';
import { addStudyRoutes } from './studyRoutes.ts';

export type AddRoutes = (app: App, context: ServerContext) => void;

export const ROUTES: readonly AddRoutes[] = [
  addGameRoutes,
  addAnalysisRoutes,
  addPlayerRoutes,
  addRunRoutes,
  addReportRoutes,
  addStudyRoutes,
];
