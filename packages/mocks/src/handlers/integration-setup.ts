import { packageInstallUrlOf, providerNotFoundProblem } from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { toConnection } from '../connecting.ts';
import { hydrate } from '../hydrating.ts';
import { findConnectionFor, findInstallationOfGroup, getIntegration, toInstallation } from '../installing.ts';
import { found } from '../not-found.ts';
import { assertOwnGroup } from '../principal.ts';
import { findApp } from '../sign-in.ts';

/** Answers the endpoint that an install flow starts with, as the service does. */
export const integrationSetup = {
  getIntegrationSetup({ store, caller, params, query }) {
    const { groupRef } = query;
    assertOwnGroup(caller, groupRef);
    const integration = getIntegration(store, caller, params.integrationIdOrName);
    const { provider: name } = integration;
    const provider = found(store.providers[name], 'provider_not_found', providerNotFoundProblem(name));
    const stored = findInstallationOfGroup(store, caller, integration.id, query);
    const installation = stored && toInstallation(store, stored);
    const byDefault = findConnectionFor(store, caller, integration, query);
    const connection = installation?.connection ?? (byDefault && toConnection(byDefault));
    const app = findApp(store, { projectId: caller.project.id, provider: name, groupRef });
    const packageInstallURL = app && packageInstallUrlOf(app);
    return {
      project: caller.project,
      integration,
      provider,
      ...(packageInstallURL !== undefined && { packageInstallURL }),
      ...(connection && { connection }),
      ...(installation && { installation }),
      ...(connection && { revision: hydrate(store, integration.latestRevision) }),
    };
  },
} satisfies Partial<Answers>;
