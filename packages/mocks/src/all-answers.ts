import type { Answers } from './answers';
import { apiKeys } from './handlers/api-keys';
import { connections } from './handlers/connections';
import { deploys } from './handlers/deploys';
import { eventTopicRoutes } from './handlers/event-topic-routes';
import { installations } from './handlers/installations';
import { integrationSetup } from './handlers/integration-setup';
import { integrations } from './handlers/integrations';
import { jwtKeys } from './handlers/jwt-keys';
import { operations } from './handlers/operations';
import { projects } from './handlers/projects';
import { providerApps } from './handlers/provider-apps';
import { providers } from './handlers/providers';
import { revisions } from './handlers/revisions';
import { topics } from './handlers/topics';

/** The answer of every endpoint; the compiler names one that is missing. */
export const answers: Answers = {
  ...apiKeys,
  ...connections,
  ...deploys,
  ...eventTopicRoutes,
  ...installations,
  ...integrationSetup,
  ...integrations,
  ...jwtKeys,
  ...operations,
  ...projects,
  ...providerApps,
  ...providers,
  ...revisions,
  ...topics,
};
