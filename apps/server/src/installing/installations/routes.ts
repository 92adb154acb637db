import { endpoints } from '@dowel/schema';
import { withEveryDigit } from '@dowel/schema/rules';
import { assertSafeNames } from '../../platform/problems/safe-names.ts';
import { pageAnswer } from '../../platform/requests/page-answer.ts';
import { replicaRoute, route, routeInSteps } from '../../platform/requests/route.ts';
import * as configPatches from './patch-config.ts';
import * as installations from './service.ts';

export const installationRoutes = {
  listInstallations: replicaRoute(endpoints.listInstallations, async ({ context, params, query }) =>
    pageAnswer(query, await installations.list(context, params.integrationId, query)),
  ),
  listInstallationsForProject: replicaRoute(
    endpoints.listInstallationsForProject,
    async ({ context, query }) => pageAnswer(query, await installations.listForProject(context, query)),
  ),
  createInstallation: routeInSteps(
    endpoints.createInstallation,
    async ({ context, params, query, body, sent }) => {
      assertSafeNames(sent, ['config', 'content']);
      return installations.create(context, params.integrationId, query, withEveryDigit(body, sent));
    },
  ),
  getInstallation: route(endpoints.getInstallation, ({ context, params }) =>
    installations.get(context, params),
  ),
  updateInstallation: routeInSteps(
    endpoints.updateInstallation,
    async ({ context, params, query, body, sent }) => {
      assertSafeNames(sent, ['installation', 'config', 'content']);
      return installations.update(context, params, query, withEveryDigit(body, sent));
    },
  ),
  deleteInstallation: routeInSteps(endpoints.deleteInstallation, ({ context, params }) =>
    installations.remove(context, params),
  ),
  listOperations: replicaRoute(endpoints.listOperations, ({ context, params, query }) =>
    installations.listOperations(context, params, query),
  ),
  patchObjectConfig: routeInSteps(endpoints.patchObjectConfig, ({ context, params, body, sent }) =>
    configPatches.patch(context, params, withEveryDigit(body, sent)),
  ),
};
