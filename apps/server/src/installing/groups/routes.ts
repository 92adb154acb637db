import { endpoints } from '@dowel/schema';
import { route } from '../../platform/requests/route.ts';
import * as groups from './service.ts';

export const groupRoutes = {
  createGroup: route(endpoints.createGroup, async ({ context, body }) => {
    await groups.upsert(context, body);
  }),
};
