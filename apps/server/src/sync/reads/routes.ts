import { endpoints } from '@dowel/schema';
import { route } from '../../platform/requests/route.ts';
import { listReads } from './list-reads.ts';
import * as reads from './service.ts';

export const readRoutes = {
  listReads: route(endpoints.listReads, ({ context, params }) => listReads(context, params)),
  triggerRead: route(endpoints.triggerRead, ({ context, params, body }) =>
    reads.trigger(context, params, body),
  ),
  pauseReads: route(endpoints.pauseReads, ({ context, params, body }) => reads.pause(context, params, body)),
  unpauseReads: route(endpoints.unpauseReads, ({ context, params, body }) =>
    reads.unpause(context, params, body),
  ),
  deliverResults: route(endpoints.deliverResults, ({ context, params, body }) =>
    reads.deliverResults(context, params, body),
  ),
  getBackfillProgress: route(endpoints.getBackfillProgress, ({ context, params }) =>
    reads.getBackfillProgress(context, params),
  ),
};
