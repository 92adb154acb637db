// Written by `pnpm generate`, which reads the files it names. Do not edit it.
import type { endpoints } from '@dowel/schema';
import { connectionLinkRoutes } from '../installing/connection-links/routes.ts';
import { callbackRoutes } from '../installing/connections/callback/raw-routes.ts';
import { customAuthCallbackRoutes } from '../installing/connections/custom-auth/raw-routes.ts';
import { customAuthRoutes } from '../installing/connections/custom-auth/routes.ts';
import { connectionLinkPageRoutes } from '../installing/connections/links/raw-routes.ts';
import { connectionRoutes } from '../installing/connections/routes.ts';
import { signInRoutes } from '../installing/connections/sign-in/routes.ts';
import { startPageRoutes } from '../installing/connections/start-page/raw-routes.ts';
import { connectorsRoutes } from '../installing/connectors/routes.ts';
import { consumerRoutes } from '../installing/consumers/routes.ts';
import { destinationRoutes } from '../installing/destinations/routes.ts';
import { groupRoutes } from '../installing/groups/routes.ts';
import { installationRoutes } from '../installing/installations/routes.ts';
import { deployRoutes } from '../installing/integrations/deploys/routes.ts';
import { revisionRoutes } from '../installing/integrations/revisions/routes.ts';
import { integrationRoutes } from '../installing/integrations/routes.ts';
import { uploadRawRoutes } from '../installing/integrations/uploads/raw-routes.ts';
import { uploadRoutes } from '../installing/integrations/uploads/routes.ts';
import { objectFieldRoutes } from '../installing/object-fields/routes.ts';
import { operationSharePageRoutes } from '../installing/operation-shares/raw-routes.ts';
import { operationSharesRoutes } from '../installing/operation-shares/routes.ts';
import { operationRoutes } from '../installing/operations/routes.ts';
import { projectOperationRoutes } from '../installing/project-operations/routes.ts';
import { stoppedConnectionRoutes } from '../installing/stopped-connections/routes.ts';
import { apiKeyRoutes } from '../people/api-keys/routes.ts';
import { auditLogRoutes } from '../people/audit-log/routes.ts';
import { billingRoutes } from '../people/billing/routes.ts';
import { commandLineRoutes } from '../people/builder-sign-in/command-line/raw-routes.ts';
import { oneTimeLinkRoutes } from '../people/builder-sign-in/one-time-link/raw-routes.ts';
import { builderSignInRoutes } from '../people/builder-sign-in/raw-routes.ts';
import { claimedDomainRoutes } from '../people/claimed-domains/routes.ts';
import { inviteLinkRoutes } from '../people/invites/raw-routes.ts';
import { inviteRoutes } from '../people/invites/routes.ts';
import { jwtKeyRoutes } from '../people/jwt-keys/routes.ts';
import { memberKeyRoutes } from '../people/member-keys/routes.ts';
import { myInfoRoutes } from '../people/my-info/routes.ts';
import { orgRoutes } from '../people/orgs/routes.ts';
import { projectLogoRoutes } from '../people/projects/raw-routes.ts';
import { projectRoutes } from '../people/projects/routes.ts';
import { sessionRoutes } from '../people/sessions/routes.ts';
import { statsRoutes } from '../people/stats/routes.ts';
import type { RawRoute } from '../platform/requests/raw-route.ts';
import type { Route } from '../platform/requests/route.ts';
import { providerAppRoutes } from '../providers/provider-apps/routes.ts';
import { providerIconRoutes } from '../providers/providers/raw-routes.ts';
import { providerRoutes } from '../providers/providers/routes.ts';
import { activityRoutes } from '../sync/activity/routes.ts';
import { changeRoutes } from '../sync/changes/routes.ts';
import { deliveryRoutes } from '../sync/deliveries/routes.ts';
import { erasureRoutes } from '../sync/erasure/routes.ts';
import { eventTopicRouteRoutes } from '../sync/event-topic-routes/routes.ts';
import { groupOverviewRoutes } from '../sync/group-overviews/routes.ts';
import { inboxRoutes } from '../sync/inbox/routes.ts';
import { issueRoutes } from '../sync/issues/routes.ts';
import { largeBodyRawRoutes } from '../sync/large-bodies/raw-routes.ts';
import { projectHealthRoutes } from '../sync/project-health/routes.ts';
import { projectSearchRoutes } from '../sync/project-search/routes.ts';
import { readRoutes } from '../sync/reads/routes.ts';
import { sampleRoutes } from '../sync/samples/routes.ts';
import { searchRoutes } from '../sync/search/routes.ts';
import { setupProgressRoutes } from '../sync/setup-progress/routes.ts';
import { subscriptionRawRoutes } from '../sync/subscriptions/raw-routes.ts';
import { topicDestinationRouteRoutes } from '../sync/topic-destination-routes/routes.ts';
import { topicRoutes } from '../sync/topics/routes.ts';
import { writeRoutes } from '../sync/writes/routes.ts';
import { consoleRoutes } from './console/raw-routes.ts';
import { setupRoutes } from './integration-setup/routes.ts';
import { referenceRoutes } from './reference/raw-routes.ts';

/** The route of each endpoint of the contract. The compiler reports a missing one. */
const routesByName: { readonly [Name in keyof typeof endpoints]: Route<(typeof endpoints)[Name]> } = {
  ...setupRoutes,
  ...connectionLinkRoutes,
  ...customAuthRoutes,
  ...connectionRoutes,
  ...signInRoutes,
  ...connectorsRoutes,
  ...consumerRoutes,
  ...destinationRoutes,
  ...groupRoutes,
  ...installationRoutes,
  ...deployRoutes,
  ...revisionRoutes,
  ...integrationRoutes,
  ...uploadRoutes,
  ...objectFieldRoutes,
  ...operationSharesRoutes,
  ...operationRoutes,
  ...projectOperationRoutes,
  ...stoppedConnectionRoutes,
  ...apiKeyRoutes,
  ...auditLogRoutes,
  ...billingRoutes,
  ...claimedDomainRoutes,
  ...inviteRoutes,
  ...jwtKeyRoutes,
  ...memberKeyRoutes,
  ...myInfoRoutes,
  ...orgRoutes,
  ...projectRoutes,
  ...sessionRoutes,
  ...statsRoutes,
  ...providerAppRoutes,
  ...providerRoutes,
  ...activityRoutes,
  ...changeRoutes,
  ...deliveryRoutes,
  ...erasureRoutes,
  ...eventTopicRouteRoutes,
  ...groupOverviewRoutes,
  ...inboxRoutes,
  ...issueRoutes,
  ...projectHealthRoutes,
  ...projectSearchRoutes,
  ...readRoutes,
  ...sampleRoutes,
  ...searchRoutes,
  ...setupProgressRoutes,
  ...topicDestinationRouteRoutes,
  ...topicRoutes,
  ...writeRoutes,
};

/** Every endpoint under `/v1`. */
export const routes: readonly Route[] = Object.values(routesByName);

/** Every address outside `/v1`. */
export const rawRoutes: readonly RawRoute[] = [
  ...consoleRoutes,
  ...referenceRoutes,
  ...callbackRoutes,
  ...customAuthCallbackRoutes,
  ...connectionLinkPageRoutes,
  ...startPageRoutes,
  ...uploadRawRoutes,
  ...operationSharePageRoutes,
  ...commandLineRoutes,
  ...oneTimeLinkRoutes,
  ...builderSignInRoutes,
  ...inviteLinkRoutes,
  ...projectLogoRoutes,
  ...providerIconRoutes,
  ...largeBodyRawRoutes,
  ...subscriptionRawRoutes,
];
