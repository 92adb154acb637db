import { endpoints } from '@dowel/schema';
import { warningHeader, warningList } from '@dowel/schema/rules';
import { replicaRoute, route, WithHeaders } from '../../platform/requests/route.ts';
import * as issues from './service.ts';

export const issueRoutes = {
  listIssues: replicaRoute(endpoints.listIssues, async ({ context, query }) => {
    const { listed, cutKinds } = await issues.list(context, query);
    const warnings = warningList('issues_left_out', cutKinds);
    return new WithHeaders(listed, warnings === undefined ? {} : { [warningHeader]: warnings });
  }),
  updateIssue: route(endpoints.updateIssue, ({ context, params, body }) =>
    issues.update(context, params.issueId, body),
  ),
};
