import { endpoints } from '@dowel/schema';
import { route } from '../../platform/requests/route.ts';
import * as setupProgress from './service.ts';

export const setupProgressRoutes = {
  getSetupProgress: route(endpoints.getSetupProgress, ({ context }) => setupProgress.get(context)),
};
