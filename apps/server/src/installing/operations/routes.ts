import { endpoints } from '@dowel/schema';
import { HtmlAnswer } from '../../platform/requests/html-answer.ts';
import { pageAnswer } from '../../platform/requests/page-answer.ts';
import { replicaRoute, route, WithHeaders } from '../../platform/requests/route.ts';
import { explain } from './explain.ts';
import { renderExplanation } from './explanation-page.ts';
import * as operations from './service.ts';

export const operationRoutes = {
  explainOperation: route(endpoints.explainOperation, async ({ context, params, query, prefersHtml }) => {
    const explanation = await explain(context, params.operationId);
    const isPage = query.format === 'html' || (query.format === undefined && prefersHtml);
    if (isPage) return HtmlAnswer.of(await renderExplanation(explanation));
    return new WithHeaders(explanation, { Vary: 'Accept' });
  }),
  getOperation: route(endpoints.getOperation, ({ context, params }) =>
    operations.get(context, params.operationId),
  ),
  listOperationLogs: replicaRoute(endpoints.listOperationLogs, async ({ context, params, query }) =>
    pageAnswer(query, await operations.listLogs(context, params.operationId, query)),
  ),
};
