import { endpoints } from '@dowel/schema';
import { withEveryDigit } from '@dowel/schema/rules';
import { routeInSteps } from '../../platform/requests/route.ts';
import * as search from './service.ts';

export const searchRoutes = {
  searchRecords: routeInSteps(endpoints.searchRecords, ({ context, params, query, body, sent }) =>
    search.searchRecords(context, params.integrationId, query, withEveryDigit(body, sent)),
  ),
};
