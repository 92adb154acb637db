// Written by `pnpm generate`, which reads the files it names. Do not edit it.
import type { Answers } from './answers.ts';
import { activity } from './handlers/activity.ts';
import { apiKeys } from './handlers/api-keys.ts';
import { auditLog } from './handlers/audit-log.ts';
import { connections } from './handlers/connections.ts';
import { customAuth } from './handlers/custom-auth.ts';
import { deliveries } from './handlers/deliveries.ts';
import { destinations } from './handlers/destinations.ts';
import { installations } from './handlers/installations.ts';
import { integrationSetup } from './handlers/integration-setup.ts';
import { integrations } from './handlers/integrations.ts';
import { jwtKeys } from './handlers/jwt-keys.ts';
import { myInfo } from './handlers/my-info.ts';
import { operations } from './handlers/operations.ts';
import { projects } from './handlers/projects.ts';
import { providerApps } from './handlers/provider-apps.ts';
import { providers } from './handlers/providers.ts';
import { reads } from './handlers/reads.ts';
import { revisions } from './handlers/revisions.ts';
import { samples } from './handlers/samples.ts';

/** The answers of the endpoints that pages call. */
export const answers = {
  ...activity,
  ...apiKeys,
  ...auditLog,
  ...connections,
  ...customAuth,
  ...deliveries,
  ...destinations,
  ...installations,
  ...integrationSetup,
  ...integrations,
  ...jwtKeys,
  ...myInfo,
  ...operations,
  ...projects,
  ...providerApps,
  ...providers,
  ...reads,
  ...revisions,
  ...samples,
} satisfies Partial<Answers>;
