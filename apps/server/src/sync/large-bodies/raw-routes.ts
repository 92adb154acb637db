import type { RawRoute } from '../../platform/requests/raw-route.ts';
import { read } from './service.ts';

/** The addresses in messages that are too large. The signature in the query is the only credential. */
export const largeBodyRawRoutes: readonly RawRoute[] = [
  {
    operation: 'getLargeBody',
    method: 'GET',
    path: '/bodies/v1/{projectId}/{id}',
    async handle({ context, params: { projectId = '', id = '' }, query }) {
      const { expires = '', signature = '' } = query();
      const content = await read(context, { projectId, id, expires, signature });
      return new Response(content, {
        headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
      });
    },
  },
];
