import { endpoints } from '@dowel/schema';
import { readyRoute } from '../../platform/requests/route.ts';
import { readyEntry, readyList } from './ready-answers.ts';

export const providerRoutes = {
  listProviders: readyRoute(endpoints.listProviders, ({ context }) => readyList(context)),
  getProvider: readyRoute(endpoints.getProvider, ({ context, params }) =>
    readyEntry(context, params.provider),
  ),
};
