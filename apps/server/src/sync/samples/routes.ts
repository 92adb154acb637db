import { endpoints } from '@dowel/schema';
import { route, WithHeaders } from '../../platform/requests/route.ts';
import * as samples from './service.ts';

export const sampleRoutes = {
  listSamples: route(
    endpoints.listSamples,
    async ({ context, params, query }) =>
      // Said here too, although every answer has it by default: these are records of customers.
      new WithHeaders(await samples.list(context, params, query), { 'Cache-Control': 'no-store' }),
  ),
};
