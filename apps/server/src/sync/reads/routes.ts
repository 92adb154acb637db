import { endpoints } from '@dowel/schema';
import { warningHeader, warningList } from '@dowel/schema/rules';
import { route, WithHeaders } from '../../platform/requests/route.ts';
import { listReads } from './list-reads.ts';
import * as reads from './service.ts';

export const readRoutes = {
  listReads: route(endpoints.listReads, ({ context, params }) => listReads(context, params)),
  triggerRead: route(endpoints.triggerRead, ({ context, params, body }) =>
    reads.trigger(context, params, body),
  ),
  pauseReads: route(endpoints.pauseReads, async ({ context, params, body }) =>
    withWarnings('no_effect', await reads.pause(context, params, body)),
  ),
  unpauseReads: route(endpoints.unpauseReads, async ({ context, params, body }) =>
    withWarnings('still_paused', await reads.unpause(context, params, body)),
  ),
  deliverResults: route(endpoints.deliverResults, ({ context, params, body }) =>
    reads.deliverResults(context, params, body),
  ),
  getBackfillProgress: route(endpoints.getBackfillProgress, ({ context, params }) =>
    reads.getBackfillProgress(context, params),
  ),
};

function withWarnings(name: string, objectNames: readonly string[]): WithHeaders<undefined> {
  const warnings = warningList(name, objectNames);
  return new WithHeaders(undefined, warnings === undefined ? {} : { [warningHeader]: warnings });
}
