import { endpoints } from '@dowel/schema';
import { assertSafeNames } from '../../platform/problems/safe-names.ts';
import { routeInSteps } from '../../platform/requests/route.ts';
import * as writes from './service.ts';

export const writeRoutes = {
  writeRecords: routeInSteps(endpoints.writeRecords, async ({ context, params, body, sent }) => {
    assertSafeNames(sent, ['record']);
    assertSafeNames(sent, ['batch']);
    return writes.write(context, params, body);
  }),
};
