import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { createElement, type FunctionComponent, type ReactElement } from 'react';

/** Puts a part into a page of the project `demo`. */
export function inProject(part: FunctionComponent): ReactElement {
  const root = createRootRoute();
  const route = createRoute({ getParentRoute: () => root, path: '/$project', component: part });
  const history = createMemoryHistory({ initialEntries: ['/demo'] });
  const router = createRouter({ routeTree: root.addChildren([route]), history });
  return createElement(RouterProvider, { router: router as never });
}
