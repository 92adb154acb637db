import { endpoints, type PauseReads } from '@dowel/schema';
import { warningList } from '@dowel/schema/rules';
import { route } from '../../platform/requests/route.ts';
import { warned } from '../../platform/requests/warned.ts';
import { listReads } from './list-reads.ts';
import * as reads from './service.ts';

export const readRoutes = {
  listReads: route(endpoints.listReads, ({ context, params }) => listReads(context, params)),
  triggerRead: route(endpoints.triggerRead, async ({ context, params, body }) => {
    const { started, passedOver } = await reads.trigger(context, params, body);
    return warned(started, warningList('no_effect', passedOver));
  }),
  pauseReads: route(endpoints.pauseReads, async ({ context, params, body }) =>
    warned(
      undefined,
      warningList('no_effect', [...emptyList(body), ...(await reads.pause(context, params, body))]),
    ),
  ),
  unpauseReads: route(endpoints.unpauseReads, async ({ context, params, body }) =>
    warned(
      undefined,
      warningList('no_effect', [...emptyList(body), ...(body.note === undefined ? [] : ['note'])]),
      warningList('still_paused', await reads.unpause(context, params, body)),
    ),
  ),
  deliverResults: route(endpoints.deliverResults, ({ context, params, body }) =>
    reads.deliverResults(context, params, body),
  ),
  getBackfillProgress: route(endpoints.getBackfillProgress, ({ context, params }) =>
    reads.getBackfillProgress(context, params),
  ),
};

/** It means no object, and not all of them. */
const emptyList = ({ objects }: PauseReads): string[] => (objects?.length === 0 ? ['objects'] : []);
