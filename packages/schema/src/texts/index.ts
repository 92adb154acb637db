// Written by `pnpm generate`, which reads the files it names. Do not edit it.
import { activityTexts } from './activity.ts';
import { apiKeysTexts } from './api-keys.ts';
import { auditLogTexts } from './audit-log.ts';
import { billingTexts } from './billing.ts';
import { changesTexts } from './changes.ts';
import { claimedDomainsTexts } from './claimed-domains.ts';
import { connectionLinksTexts } from './connection-links.ts';
import { connectionsTexts } from './connections.ts';
import { connectorsTexts } from './connectors.ts';
import { consumersTexts } from './consumers.ts';
import { customAuthTexts } from './custom-auth.ts';
import { deliveriesTexts } from './deliveries.ts';
import { destinationsTexts } from './destinations.ts';
import { erasureTexts } from './erasure.ts';
import { eventTopicRoutesTexts } from './event-topic-routes.ts';
import { groupOverviewsTexts } from './group-overviews.ts';
import { groupsTexts } from './groups.ts';
import { inboxTexts } from './inbox.ts';
import { installationsTexts } from './installations.ts';
import { integrationOverviewsTexts } from './integration-overviews.ts';
import { integrationSetupTexts } from './integration-setup.ts';
import { integrationsTexts } from './integrations.ts';
import { invitesTexts } from './invites.ts';
import { issuesTexts } from './issues.ts';
import { jwtKeysTexts } from './jwt-keys.ts';
import { membershipsTexts } from './memberships.ts';
import { myInfoTexts } from './my-info.ts';
import { objectFieldsTexts } from './object-fields.ts';
import { operationSharesTexts } from './operation-shares.ts';
import type { OperationTexts, ResourceTexts } from './operation-text.ts';
import { operationsTexts } from './operations.ts';
import { orgsTexts } from './orgs.ts';
import { projectHealthTexts } from './project-health.ts';
import { projectSearchTexts } from './project-search.ts';
import { projectsTexts } from './projects.ts';
import { providerAppsTexts } from './provider-apps.ts';
import { providersTexts } from './providers.ts';
import { readsTexts } from './reads.ts';
import { revisionsTexts } from './revisions.ts';
import { samplesTexts } from './samples.ts';
import { searchTexts } from './search.ts';
import { setupProgressTexts } from './setup-progress.ts';
import { statsTexts } from './stats.ts';
import { stoppedConnectionsTexts } from './stopped-connections.ts';
import { topicDestinationRoutesTexts } from './topic-destination-routes.ts';
import { topicsTexts } from './topics.ts';
import { writesTexts } from './writes.ts';

/** The sections of the reference. */
export const resourceTexts: readonly ResourceTexts[] = [
  activityTexts,
  apiKeysTexts,
  auditLogTexts,
  billingTexts,
  changesTexts,
  claimedDomainsTexts,
  connectionLinksTexts,
  connectionsTexts,
  connectorsTexts,
  consumersTexts,
  customAuthTexts,
  deliveriesTexts,
  destinationsTexts,
  erasureTexts,
  eventTopicRoutesTexts,
  groupOverviewsTexts,
  groupsTexts,
  inboxTexts,
  installationsTexts,
  integrationOverviewsTexts,
  integrationSetupTexts,
  integrationsTexts,
  invitesTexts,
  issuesTexts,
  jwtKeysTexts,
  membershipsTexts,
  myInfoTexts,
  objectFieldsTexts,
  operationSharesTexts,
  operationsTexts,
  orgsTexts,
  projectHealthTexts,
  projectSearchTexts,
  projectsTexts,
  providerAppsTexts,
  providersTexts,
  readsTexts,
  revisionsTexts,
  samplesTexts,
  searchTexts,
  setupProgressTexts,
  statsTexts,
  stoppedConnectionsTexts,
  topicDestinationRoutesTexts,
  topicsTexts,
  writesTexts,
];

/** The text of every operation. The compiler reports a missing one. */
export const operationTexts: OperationTexts = {
  ...activityTexts.operations,
  ...apiKeysTexts.operations,
  ...auditLogTexts.operations,
  ...billingTexts.operations,
  ...changesTexts.operations,
  ...claimedDomainsTexts.operations,
  ...connectionLinksTexts.operations,
  ...connectionsTexts.operations,
  ...connectorsTexts.operations,
  ...consumersTexts.operations,
  ...customAuthTexts.operations,
  ...deliveriesTexts.operations,
  ...destinationsTexts.operations,
  ...erasureTexts.operations,
  ...eventTopicRoutesTexts.operations,
  ...groupOverviewsTexts.operations,
  ...groupsTexts.operations,
  ...inboxTexts.operations,
  ...installationsTexts.operations,
  ...integrationOverviewsTexts.operations,
  ...integrationSetupTexts.operations,
  ...integrationsTexts.operations,
  ...invitesTexts.operations,
  ...issuesTexts.operations,
  ...jwtKeysTexts.operations,
  ...membershipsTexts.operations,
  ...myInfoTexts.operations,
  ...objectFieldsTexts.operations,
  ...operationSharesTexts.operations,
  ...operationsTexts.operations,
  ...orgsTexts.operations,
  ...projectHealthTexts.operations,
  ...projectSearchTexts.operations,
  ...projectsTexts.operations,
  ...providerAppsTexts.operations,
  ...providersTexts.operations,
  ...readsTexts.operations,
  ...revisionsTexts.operations,
  ...samplesTexts.operations,
  ...searchTexts.operations,
  ...setupProgressTexts.operations,
  ...statsTexts.operations,
  ...stoppedConnectionsTexts.operations,
  ...topicDestinationRoutesTexts.operations,
  ...topicsTexts.operations,
  ...writesTexts.operations,
};
