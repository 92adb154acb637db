import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { myInfoQuery } from '../data/my-info.ts';
import { explanationQuery } from '../data/operations.ts';
import { Broken, BrokenAlone, Lost } from '../shell/Lost.tsx';
import { Shell } from '../shell/Shell.tsx';
import { basePath } from './base-path.ts';
import { queryClient } from './query-client.ts';
import { parseSearch, text } from './search-params.ts';
import { askBeforeLeaving } from './sign-in.ts';

const root = createRootRoute({ notFoundComponent: Lost, errorComponent: BrokenAlone });

/** Without a project in the address: the first that the person may see. */
const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  loader: async () => {
    const { projectRoles } = await queryClient.ensureQueryData(myInfoQuery);
    const [first] = Object.values(projectRoles);
    if (!first) throw redirect({ to: '/-/start', replace: true });
    throw redirect({ to: '/$project', params: { project: first.project.name }, replace: true });
  },
  component: Lost,
});

/** No project has a name that begins like this. */
const begin = createRoute({
  getParentRoute: () => root,
  path: '/-/start',
  component: lazyRouteComponent(() => import('../pages/start/StartPage.tsx'), 'StartPage'),
});

const project = createRoute({
  getParentRoute: () => root,
  path: '/$project',
  component: Shell,
  errorComponent: BrokenAlone,
});

const home = createRoute({
  getParentRoute: () => project,
  path: '/',
  validateSearch: text('show'),
  component: lazyRouteComponent(() => import('../pages/home/HomePage.tsx'), 'HomePage'),
});

const customers = createRoute({
  getParentRoute: () => project,
  path: '/customers',
  validateSearch: text('q', 'state', 'integration'),
  component: lazyRouteComponent(() => import('../pages/customers/CustomersPage.tsx'), 'CustomersPage'),
});

const customer = createRoute({
  getParentRoute: () => project,
  path: '/customers/$groupRef',
  component: lazyRouteComponent(() => import('../pages/customer/CustomerPage.tsx'), 'CustomerPage'),
});

const installation = createRoute({
  getParentRoute: () => project,
  path: '/customers/$groupRef/$integration',
  validateSearch: text('installation'),
  component: lazyRouteComponent(
    () => import('../pages/installation/InstallationPage.tsx'),
    'InstallationPage',
  ),
});

const activity = createRoute({
  getParentRoute: () => installation,
  path: '/',
  component: lazyRouteComponent(() => import('../pages/installation/Activity.tsx'), 'Activity'),
});

const installedSettings = createRoute({
  getParentRoute: () => installation,
  path: '/settings',
  component: lazyRouteComponent(() => import('../pages/installation/Settings.tsx'), 'Settings'),
});

const connection = createRoute({
  getParentRoute: () => installation,
  path: '/connection',
  component: lazyRouteComponent(() => import('../pages/installation/ConnectionPart.tsx'), 'ConnectionPart'),
});

const integrations = createRoute({
  getParentRoute: () => project,
  path: '/integrations',
  component: lazyRouteComponent(
    () => import('../pages/integrations/IntegrationsPage.tsx'),
    'IntegrationsPage',
  ),
});

const integration = createRoute({
  getParentRoute: () => project,
  path: '/integrations/$integration',
  validateSearch: text('revision', 'from'),
  component: lazyRouteComponent(() => import('../pages/integration/IntegrationPage.tsx'), 'IntegrationPage'),
});

const operations = createRoute({
  getParentRoute: () => project,
  path: '/operations',
  validateSearch: text('customer', 'status', 'kind', 'integration', 'installation'),
  component: lazyRouteComponent(() => import('../pages/operations/OperationsPage.tsx'), 'OperationsPage'),
});

const operation = createRoute({
  getParentRoute: () => project,
  path: '/operations/$operationId',
  loader: ({ params }) => {
    void queryClient.prefetchQuery(explanationQuery(params.project, params.operationId));
  },
  component: lazyRouteComponent(() => import('../pages/operation/OperationPage.tsx'), 'OperationPage'),
});

const deliveries = createRoute({
  getParentRoute: () => project,
  path: '/deliveries',
  validateSearch: text('destination', 'status', 'event', 'customer', 'answer', 'operation'),
  component: lazyRouteComponent(() => import('../pages/deliveries/DeliveriesPage.tsx'), 'DeliveriesPage'),
});

const delivery = createRoute({
  getParentRoute: () => project,
  path: '/deliveries/$deliveryId',
  component: lazyRouteComponent(() => import('../pages/delivery/DeliveryPage.tsx'), 'DeliveryPage'),
});

const destinations = createRoute({
  getParentRoute: () => project,
  path: '/destinations',
  component: lazyRouteComponent(
    () => import('../pages/destinations/DestinationsPage.tsx'),
    'DestinationsPage',
  ),
});

const providerApps = createRoute({
  getParentRoute: () => project,
  path: '/provider-apps',
  component: lazyRouteComponent(
    () => import('../pages/provider-apps/ProviderAppsPage.tsx'),
    'ProviderAppsPage',
  ),
});

const members = createRoute({
  getParentRoute: () => project,
  path: '/members',
  validateSearch: text('new'),
  component: lazyRouteComponent(() => import('../pages/members/MembersPage.tsx'), 'MembersPage'),
});

const audit = createRoute({
  getParentRoute: () => project,
  path: '/audit',
  validateSearch: text('action', 'actor'),
  component: lazyRouteComponent(() => import('../pages/audit/AuditPage.tsx'), 'AuditPage'),
});

const destination = createRoute({
  getParentRoute: () => project,
  path: '/destinations/$destination',
  component: lazyRouteComponent(() => import('../pages/destination/DestinationPage.tsx'), 'DestinationPage'),
});

const providerApp = createRoute({
  getParentRoute: () => project,
  path: '/provider-apps/$providerApp',
  component: lazyRouteComponent(() => import('../pages/provider-app/ProviderAppPage.tsx'), 'ProviderAppPage'),
});

const keys = createRoute({
  getParentRoute: () => project,
  path: '/keys',
  validateSearch: text('new'),
  component: lazyRouteComponent(() => import('../pages/keys/KeysPage.tsx'), 'KeysPage'),
});

const settings = createRoute({
  getParentRoute: () => project,
  path: '/settings',
  component: lazyRouteComponent(() => import('../pages/settings/SettingsPage.tsx'), 'SettingsPage'),
});

const connectors = createRoute({
  getParentRoute: () => project,
  path: '/connectors',
  validateSearch: text('q', 'use'),
  component: lazyRouteComponent(() => import('../pages/connectors/ConnectorsPage.tsx'), 'ConnectorsPage'),
});

const connector = createRoute({
  getParentRoute: () => project,
  path: '/connectors/$provider',
  component: lazyRouteComponent(() => import('../pages/connector/ConnectorPage.tsx'), 'ConnectorPage'),
});

const usage = createRoute({
  getParentRoute: () => project,
  path: '/usage',
  validateSearch: text('days', 'by'),
  component: lazyRouteComponent(() => import('../pages/usage/UsagePage.tsx'), 'UsagePage'),
});

const getStarted = createRoute({
  getParentRoute: () => project,
  path: '/get-started',
  component: lazyRouteComponent(() => import('../pages/get-started/GetStartedPage.tsx'), 'GetStartedPage'),
});

const routes = root.addChildren([
  start,
  begin,
  project.addChildren([
    home,
    customers,
    customer,
    installation.addChildren([activity, installedSettings, connection]),
    integrations,
    integration,
    operations,
    operation,
    deliveries,
    delivery,
    destinations,
    destination,
    providerApps,
    providerApp,
    keys,
    members,
    audit,
    settings,
    connectors,
    connector,
    usage,
    getStarted,
  ]),
]);

const options = {
  routeTree: routes,
  basepath: basePath,
  parseSearch,
  defaultPreload: 'intent',
  scrollRestoration: true,
  // What was typed on the page of one thing, or shown there, must not stand on the page of the next.
  defaultRemountDeps: ({ params }: { params: object }) => params,
  defaultNotFoundComponent: Lost,
  defaultErrorComponent: Broken,
} as const;

export const router = createRouter(options);
askBeforeLeaving(router);

/** A router that begins at this path, and leaves the address of the document alone. */
export function routerAt(path: string): typeof router {
  const history = createMemoryHistory({ initialEntries: [basePath + path] });
  askBeforeLeaving({ history });
  return createRouter({ ...options, history });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
