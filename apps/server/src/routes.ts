import { apiKeyRoutes } from './features/api-keys/routes.ts';
import { callbackRoutes } from './features/connections/callback/routes.ts';
import { connectionRoutes } from './features/connections/routes.ts';
import { signInRoutes } from './features/connections/sign-in/routes.ts';
import { eventTopicRouteRoutes } from './features/event-topic-routes/routes.ts';
import { jwtKeyRoutes } from './features/jwt-keys/routes.ts';
import { projectRoutes } from './features/projects/routes.ts';
import { providerAppRoutes } from './features/provider-apps/routes.ts';
import { providerRoutes } from './features/providers/routes.ts';
import { topicRoutes } from './features/topics/routes.ts';
import type { RawRoute } from './http/raw-route.ts';
import type { Route } from './http/route.ts';

/** Every endpoint under `/v1`, feature by feature. */
export const routes: readonly Route[] = [
  ...apiKeyRoutes,
  ...connectionRoutes,
  ...eventTopicRouteRoutes,
  ...jwtKeyRoutes,
  ...projectRoutes,
  ...providerAppRoutes,
  ...providerRoutes,
  ...signInRoutes,
  ...topicRoutes,
];

/** Every address outside `/v1`. */
export const rawRoutes: readonly RawRoute[] = [...callbackRoutes];
