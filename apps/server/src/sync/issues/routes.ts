import { endpoints } from '@dowel/schema';
import { route } from '../../platform/requests/route.ts';
import * as issues from './service.ts';

export const issueRoutes = {
  listIssues: route(endpoints.listIssues, ({ context, query }) => issues.list(context, query)),
  updateIssue: route(endpoints.updateIssue, ({ context, params, body }) =>
    issues.update(context, params.issueId, body),
  ),
};
