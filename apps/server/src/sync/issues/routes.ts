import { endpoints } from '@dowel/schema';
import { warningHeader, warningList } from '@dowel/schema/rules';
import { pageAnswer } from '../../platform/requests/page-answer.ts';
import { replicaRoute, route, WithHeaders } from '../../platform/requests/route.ts';
import * as issues from './service.ts';
import { listSolved } from './solved.ts';

export const issueRoutes = {
  listIssues: replicaRoute(endpoints.listIssues, async ({ context, query }) => {
    if (query.state === 'solved') return pageAnswer(query, await listSolved(context, query));
    const { listed, cutKinds } = await issues.list(context, query);
    const warnings = warningList('issues_left_out', cutKinds);
    return new WithHeaders(listed, warnings === undefined ? {} : { [warningHeader]: warnings });
  }),
  updateIssue: route(endpoints.updateIssue, ({ context, params, body }) =>
    issues.update(context, params.issueId, body),
  ),
};
