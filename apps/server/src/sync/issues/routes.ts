import { endpoints } from '@dowel/schema';
import { warningList } from '@dowel/schema/rules';
import { pageAnswer } from '../../platform/requests/page-answer.ts';
import { replicaRoute, route } from '../../platform/requests/route.ts';
import { warned } from '../../platform/requests/warned.ts';
import * as issues from './service.ts';
import { listSolved } from './solved.ts';

export const issueRoutes = {
  listIssues: replicaRoute(endpoints.listIssues, async ({ context, query }) => {
    if (query.state === 'solved') return pageAnswer(query, await listSolved(context, query));
    const { listed, cutKinds } = await issues.list(context, query);
    return warned(listed, warningList('issues_left_out', cutKinds));
  }),
  updateIssue: route(endpoints.updateIssue, ({ context, params, body }) =>
    issues.update(context, params.issueId, body),
  ),
};
