import { afterAll, beforeAll, describe } from 'vitest';
import { accessContract } from './access.ts';
import { activityContract } from './activity.ts';
import { auditLogContract } from './audit-log.ts';
import { configChangesContract } from './config-changes.ts';
import { configMembersContract } from './config-members.ts';
import { connectionChangesContract } from './connection-changes.ts';
import { connectionLinksContract } from './connection-links.ts';
import { connectionsContract } from './connections.ts';
import { consoleContract } from './console.ts';
import { customValuesContract } from './custom-values.ts';
import { declaredProblemsContract } from './declared-problems.ts';
import { deletedProjectContract } from './deleted-project.ts';
import { deliveriesContract } from './deliveries.ts';
import { deploysContract } from './deploys.ts';
import { destinationTypesContract } from './destination-types.ts';
import { destinationsContract } from './destinations.ts';
import { erasureContract } from './erasure.ts';
import { eventTopicRoutesContract } from './event-topic-routes.ts';
import { eventsContract } from './events.ts';
import { everyDigitContract } from './every-digit.ts';
import { idempotencyContract } from './idempotency.ts';
import { inboxContract } from './inbox.ts';
import { installationsContract } from './installations.ts';
import { integrationsContract } from './integrations.ts';
import { joiningContract } from './joining.ts';
import { apiKeysContract, jwtKeysContract } from './keys.ts';
import { limitsContract } from './limits.ts';
import { missingThingsContract } from './missing-things.ts';
import { objectFieldsContract } from './object-fields.ts';
import { operationSharesContract } from './operation-shares.ts';
import { operationsContract } from './operations.ts';
import { orgsContract } from './orgs.ts';
import { otherProvidersContract } from './other-providers.ts';
import { ownersContract } from './owners.ts';
import { pagingContract } from './paging.ts';
import { actingContract, personalContract } from './personal.ts';
import { projectsContract } from './projects.ts';
import { providerAppsContract } from './provider-apps.ts';
import { providersContract } from './providers.ts';
import { proxyContract } from './proxy.ts';
import { readsContract } from './reads.ts';
import { samplesContract } from './samples.ts';
import { searchContract } from './search.ts';
import { severalContract } from './several.ts';
import { signInContract } from './sign-in.ts';
import { statsContract } from './stats.ts';
import { stepsContract } from './steps.ts';
import { stoppedConnectionsContract } from './stopped-connections.ts';
import { type Contract, type StartTarget, startContract } from './target.ts';
import { topicDestinationRoutesContract } from './topic-destination-routes.ts';
import { topicsContract } from './topics.ts';
import { writesContract } from './writes.ts';

/** Tests of one activity. */
type Part = (contract: () => Contract) => void;

/** What pages call. The mocks are tested with these parts, except the tests that need an operation of a backend. */
export const pageParts: readonly Part[] = [
  accessContract,
  activityContract,
  configChangesContract,
  configMembersContract,
  connectionChangesContract,
  connectionsContract,
  customValuesContract,
  eventsContract,
  idempotencyContract,
  installationsContract,
  integrationsContract,
  limitsContract,
  otherProvidersContract,
  pagingContract,
  personalContract,
  projectsContract,
  providerAppsContract,
  providersContract,
  readsContract,
  samplesContract,
  severalContract,
  signInContract,
  stepsContract,
];

/** What backends call. */
export const backendParts: readonly Part[] = [
  apiKeysContract,
  deliveriesContract,
  jwtKeysContract,
  operationsContract,
  auditLogContract,
  erasureContract,
  deploysContract,
  everyDigitContract,
  objectFieldsContract,
  orgsContract,
  joiningContract,
  ownersContract,
  proxyContract,
  searchContract,
  writesContract,
  actingContract,
  topicsContract,
  eventTopicRoutesContract,
  topicDestinationRoutesContract,
  destinationTypesContract,
  destinationsContract,
  inboxContract,
  consoleContract,
  statsContract,
  operationSharesContract,
  connectionLinksContract,
  stoppedConnectionsContract,
  // This comes after all parts that sign in, because it deletes the provider app.
  missingThingsContract,
  // This comes last, because nothing is left to call afterwards.
  deletedProjectContract,
];

/**
 * Tests what every service that calls itself Dowel must do, endpoint by endpoint.
 * @returns a function that gives what the service answered, once its tests have run
 */
export function contractSuite(name: string, start: StartTarget, parts: readonly Part[]): () => Contract {
  let latest: Contract | undefined;
  const started = (): Contract => {
    if (latest) return latest;
    throw new Error('The target has not started: ask for it inside of a test.');
  };

  describe(name, () => {
    beforeAll(async () => {
      latest = await startContract(start);
    });

    afterAll(() => latest?.close?.());

    for (const part of parts) part(started);
    // This comes last, because it looks at the answers to all the others.
    declaredProblemsContract(started);
  });
  return started;
}
