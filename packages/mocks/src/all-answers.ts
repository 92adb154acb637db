// Written by `pnpm generate`, which reads the files it names. Do not edit it.
import type { Answers } from './answers.ts';
import { activity } from './handlers/activity.ts';
import { connections } from './handlers/connections.ts';
import { customAuth } from './handlers/custom-auth.ts';
import { installations } from './handlers/installations.ts';
import { integrationSetup } from './handlers/integration-setup.ts';
import { integrations } from './handlers/integrations.ts';
import { projects } from './handlers/projects.ts';
import { providerApps } from './handlers/provider-apps.ts';
import { providers } from './handlers/providers.ts';
import { reads } from './handlers/reads.ts';
import { revisions } from './handlers/revisions.ts';
import { samples } from './handlers/samples.ts';

/** The answers of the endpoints that pages call. */
export const answers = {
  ...activity,
  ...connections,
  ...customAuth,
  ...installations,
  ...integrationSetup,
  ...integrations,
  ...projects,
  ...providerApps,
  ...providers,
  ...reads,
  ...revisions,
  ...samples,
} satisfies Partial<Answers>;
