import { endpoints } from '@dowel/schema';
import { replicaRoute } from '../../platform/requests/route.ts';
import * as projectHealth from './service.ts';

export const projectHealthRoutes = {
  getProjectHealth: replicaRoute(endpoints.getProjectHealth, ({ context }) => projectHealth.get(context)),
};
