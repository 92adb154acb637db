// Written by `pnpm generate`, which reads the files it names. Do not edit it.
import type { Answers } from './answers.ts';
import { activity } from './handlers/activity.ts';
import { apiKeys } from './handlers/api-keys.ts';
import { auditLog } from './handlers/audit-log.ts';
import { billing } from './handlers/billing.ts';
import { claimedDomains } from './handlers/claimed-domains.ts';
import { connections } from './handlers/connections.ts';
import { consumers } from './handlers/consumers.ts';
import { customAuth } from './handlers/custom-auth.ts';
import { deliveries } from './handlers/deliveries.ts';
import { deploys } from './handlers/deploys.ts';
import { destinations } from './handlers/destinations.ts';
import { erasure } from './handlers/erasure.ts';
import { eventTopicRoutes } from './handlers/event-topic-routes.ts';
import { groups } from './handlers/groups.ts';
import { inbox } from './handlers/inbox.ts';
import { installations } from './handlers/installations.ts';
import { integrationSetup } from './handlers/integration-setup.ts';
import { integrations } from './handlers/integrations.ts';
import { invites } from './handlers/invites.ts';
import { jwtKeys } from './handlers/jwt-keys.ts';
import { memberships } from './handlers/memberships.ts';
import { myInfo } from './handlers/my-info.ts';
import { objectFields } from './handlers/object-fields.ts';
import { operations } from './handlers/operations.ts';
import { orgs } from './handlers/orgs.ts';
import { projects } from './handlers/projects.ts';
import { providerApps } from './handlers/provider-apps.ts';
import { providers } from './handlers/providers.ts';
import { reads } from './handlers/reads.ts';
import { revisions } from './handlers/revisions.ts';
import { samples } from './handlers/samples.ts';
import { search } from './handlers/search.ts';
import { topicDestinationRoutes } from './handlers/topic-destination-routes.ts';
import { topics } from './handlers/topics.ts';
import { writes } from './handlers/writes.ts';

/** The answer of each endpoint. The compiler reports a missing one. */
export const answers: Answers = {
  ...activity,
  ...apiKeys,
  ...auditLog,
  ...billing,
  ...claimedDomains,
  ...connections,
  ...consumers,
  ...customAuth,
  ...deliveries,
  ...deploys,
  ...destinations,
  ...erasure,
  ...eventTopicRoutes,
  ...groups,
  ...inbox,
  ...installations,
  ...integrationSetup,
  ...integrations,
  ...invites,
  ...jwtKeys,
  ...memberships,
  ...myInfo,
  ...objectFields,
  ...operations,
  ...orgs,
  ...projects,
  ...providerApps,
  ...providers,
  ...reads,
  ...revisions,
  ...samples,
  ...search,
  ...topicDestinationRoutes,
  ...topics,
  ...writes,
};
