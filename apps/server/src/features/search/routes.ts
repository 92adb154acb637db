import { endpoints } from '@dowel/schema';
import { routeInSteps } from '../../requests/route.ts';
import { withEveryDigit } from './exact-filters.ts';
import * as search from './service.ts';

export const searchRoutes = {
  searchRecords: routeInSteps(endpoints.searchRecords, ({ context, params, query, body, sent }) =>
    search.searchRecords(context, params.integrationId, query, withEveryDigit(body, sent)),
  ),
};
