import { endpoints } from '@dowel/schema';
import { Answer, publicRoute } from '../../requests/route.ts';
import * as providers from './service.ts';

/** The catalogue changes with a restart at most; an ETag makes asking again cheap. */
const caching = { 'Cache-Control': 'public, max-age=300' };

export const providerRoutes = {
  listProviders: publicRoute(
    endpoints.listProviders,
    ({ context }) => new Answer(providers.list(context), caching),
  ),
  getProvider: publicRoute(
    endpoints.getProvider,
    ({ context, params }) => new Answer(providers.get(context, params.provider), caching),
  ),
};
