// Written by `pnpm generate`, which reads the files it names. Do not edit it.
import type { endpoints } from '@dowel/schema';
import { activityRoutes } from './features/activity/routes.ts';
import { apiKeyRoutes } from './features/api-keys/routes.ts';
import { auditLogRoutes } from './features/audit-log/routes.ts';
import { billingRoutes } from './features/billing/routes.ts';
import { commandLineRoutes } from './features/builder-sign-in/command-line/raw-routes.ts';
import { oneTimeLinkRoutes } from './features/builder-sign-in/one-time-link/raw-routes.ts';
import { builderSignInRoutes } from './features/builder-sign-in/raw-routes.ts';
import { claimedDomainRoutes } from './features/claimed-domains/routes.ts';
import { callbackRoutes } from './features/connections/callback/raw-routes.ts';
import { customAuthCallbackRoutes } from './features/connections/custom-auth/raw-routes.ts';
import { customAuthRoutes } from './features/connections/custom-auth/routes.ts';
import { connectionRoutes } from './features/connections/routes.ts';
import { signInRoutes } from './features/connections/sign-in/routes.ts';
import { startPageRoutes } from './features/connections/start-page/raw-routes.ts';
import { consumerRoutes } from './features/consumers/routes.ts';
import { deliveryRoutes } from './features/deliveries/routes.ts';
import { destinationRoutes } from './features/destinations/routes.ts';
import { erasureRoutes } from './features/erasure/routes.ts';
import { eventTopicRouteRoutes } from './features/event-topic-routes/routes.ts';
import { groupRoutes } from './features/groups/routes.ts';
import { inboxRoutes } from './features/inbox/routes.ts';
import { installationRoutes } from './features/installations/routes.ts';
import { setupRoutes } from './features/integration-setup/routes.ts';
import { deployRoutes } from './features/integrations/deploys/routes.ts';
import { hydrationRoutes } from './features/integrations/hydration/routes.ts';
import { integrationRoutes } from './features/integrations/routes.ts';
import { uploadRawRoutes } from './features/integrations/uploads/raw-routes.ts';
import { uploadRoutes } from './features/integrations/uploads/routes.ts';
import { inviteRoutes } from './features/invites/routes.ts';
import { jwtKeyRoutes } from './features/jwt-keys/routes.ts';
import { keyPageRoutes } from './features/key-pages/raw-routes.ts';
import { largeBodyRawRoutes } from './features/large-bodies/raw-routes.ts';
import { memberKeyPageRoutes } from './features/member-keys/raw-routes.ts';
import { memberKeyRoutes } from './features/member-keys/routes.ts';
import { membershipRoutes } from './features/memberships/routes.ts';
import { myInfoRoutes } from './features/my-info/routes.ts';
import { objectFieldRoutes } from './features/object-fields/routes.ts';
import { operationRoutes } from './features/operations/routes.ts';
import { orgPageRoutes } from './features/org-pages/raw-routes.ts';
import { orgRoutes } from './features/orgs/routes.ts';
import { projectRoutes } from './features/projects/routes.ts';
import { providerAppRoutes } from './features/provider-apps/routes.ts';
import { providerIconRoutes } from './features/providers/raw-routes.ts';
import { providerRoutes } from './features/providers/routes.ts';
import { readRoutes } from './features/reads/routes.ts';
import { referenceRoutes } from './features/reference/raw-routes.ts';
import { sampleRoutes } from './features/samples/routes.ts';
import { searchRoutes } from './features/search/routes.ts';
import { sessionRoutes } from './features/sessions/routes.ts';
import { subscriptionRawRoutes } from './features/subscriptions/raw-routes.ts';
import { topicDestinationRouteRoutes } from './features/topic-destination-routes/routes.ts';
import { topicRoutes } from './features/topics/routes.ts';
import { writeRoutes } from './features/writes/routes.ts';
import type { RawRoute } from './requests/raw-route.ts';
import type { Route } from './requests/route.ts';

/** The route of each endpoint of the contract. The compiler reports a missing one. */
const routesByName: { readonly [Name in keyof typeof endpoints]: Route<(typeof endpoints)[Name]> } = {
  ...activityRoutes,
  ...apiKeyRoutes,
  ...auditLogRoutes,
  ...billingRoutes,
  ...claimedDomainRoutes,
  ...customAuthRoutes,
  ...connectionRoutes,
  ...signInRoutes,
  ...consumerRoutes,
  ...deliveryRoutes,
  ...destinationRoutes,
  ...erasureRoutes,
  ...eventTopicRouteRoutes,
  ...groupRoutes,
  ...inboxRoutes,
  ...installationRoutes,
  ...setupRoutes,
  ...deployRoutes,
  ...hydrationRoutes,
  ...integrationRoutes,
  ...uploadRoutes,
  ...inviteRoutes,
  ...jwtKeyRoutes,
  ...memberKeyRoutes,
  ...membershipRoutes,
  ...myInfoRoutes,
  ...objectFieldRoutes,
  ...operationRoutes,
  ...orgRoutes,
  ...projectRoutes,
  ...providerAppRoutes,
  ...providerRoutes,
  ...readRoutes,
  ...sampleRoutes,
  ...searchRoutes,
  ...sessionRoutes,
  ...topicDestinationRouteRoutes,
  ...topicRoutes,
  ...writeRoutes,
};

/** Every endpoint under `/v1`. */
export const routes: readonly Route[] = Object.values(routesByName);

/** Every address outside `/v1`. */
export const rawRoutes: readonly RawRoute[] = [
  ...commandLineRoutes,
  ...oneTimeLinkRoutes,
  ...builderSignInRoutes,
  ...callbackRoutes,
  ...customAuthCallbackRoutes,
  ...startPageRoutes,
  ...uploadRawRoutes,
  ...keyPageRoutes,
  ...largeBodyRawRoutes,
  ...memberKeyPageRoutes,
  ...orgPageRoutes,
  ...providerIconRoutes,
  ...referenceRoutes,
  ...subscriptionRawRoutes,
];
