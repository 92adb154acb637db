import { endpoints } from '@dowel/schema';
import { publicRoute } from '../../requests/route.ts';
import { readyEntry, readyList } from './ready-answers.ts';

export const providerRoutes = {
  listProviders: publicRoute(endpoints.listProviders, ({ context }) => readyList(context)),
  getProvider: publicRoute(endpoints.getProvider, ({ context, params }) =>
    readyEntry(context, params.provider),
  ),
};
