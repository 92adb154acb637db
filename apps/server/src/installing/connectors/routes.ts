import { endpoints } from '@dowel/schema';
import { route } from '../../platform/requests/route.ts';
import * as connectors from './service.ts';

export const connectorsRoutes = {
  listConnectors: route(endpoints.listConnectors, ({ context }) => connectors.list(context)),
};
