import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { createElement, type FunctionComponent, type ReactElement } from 'react';

/** Puts a part into a page of the project `demo`. `path` is that of its route, and `at` the address below the project. */
export function inProject(part: FunctionComponent, path = '/', at = path): ReactElement {
  const root = createRootRoute();
  const project = createRoute({ getParentRoute: () => root, path: '/$project' });
  const route = createRoute({ getParentRoute: () => project, path, component: part });
  const history = createMemoryHistory({ initialEntries: [`/demo${at}`] });
  const router = createRouter({ routeTree: root.addChildren([project.addChildren([route])]), history });
  return createElement(RouterProvider, { router: router as never });
}
