// @vitest-environment jsdom
import type { Issue } from '@dowel/schema';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { createElement, type FunctionComponent } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { IssueRows } from '../pages/home/IssueRows.tsx';
import { IssueNotice } from './IssueNotice.tsx';

const issue: Issue = {
  id: 'issue',
  etag: 'etag',
  reason: 'rate_limited',
  since: '2026-11-27T08:00:00Z',
  actor: 'builder',
  nextStep: 'Wait until 2026-11-28T09:30:00.000Z.',
  subject: { kind: 'integration', id: 'integration', name: 'crm-sync' },
  stops: 'reads',
  affects: { groupCount: 0, installationCount: 0, first: [] },
};

/** Draws what a page of the project has. */
async function draw(part: FunctionComponent): Promise<void> {
  const root = createRootRoute();
  const route = createRoute({ getParentRoute: () => root, path: '/$project', component: part });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: ['/demo'] }),
  });
  await router.load();
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  createRoot(box).render(createElement(RouterProvider, { router } as never));
}

it.each([
  ['a row', () => createElement(IssueRows, { issues: [issue] })],
  ['a notice', () => createElement(IssueNotice, { issue })],
])('says a time of the next step as people do, in %s', async (_, part) => {
  await draw(part);

  await expect.poll(() => document.body.textContent).toContain('09:30 UTC');
  expect(document.body.textContent).not.toContain('2026-11-28T09:30');
});
