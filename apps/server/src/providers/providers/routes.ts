import { endpoints } from '@dowel/schema';
import { readyRoute, route } from '../../platform/requests/route.ts';
import { connectorInfo } from './connector-info.ts';
import { readyEntry, readyList } from './ready-answers.ts';

export const providerRoutes = {
  listProviders: readyRoute(endpoints.listProviders, ({ context }) => readyList(context)),
  getProvider: readyRoute(endpoints.getProvider, ({ context, params }) =>
    readyEntry(context, params.provider),
  ),
  getConnector: route(endpoints.getConnector, ({ context, params, query }) =>
    connectorInfo(context, params.provider, query.shipped),
  ),
};
