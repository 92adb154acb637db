import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ChangeRole } from './ChangeRole.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it.each([
  ['viewer', true],
  ['member', false],
])('names the keys that do more than the role %s: %s', async (orgRole, isNamed) => {
  vi.stubGlobal('fetch', async () => Response.json({ projectRoles: {} }));
  const keys = [{ kind: 'api_key', label: 'Nightly sync', projectId: 'p1' }];
  const member = { id: 'b1', fullName: 'Ada', orgRole, keys, createTime: '2026-11-26T14:00:00Z' };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const ask = createElement(ChangeRole, { orgId: 'o1', member: member as never, onClose() {} });
  await act(async () => root.render(createElement(QueryClientProvider, { client: new QueryClient() }, ask)));
  onTestFinished(() => act(async () => root.unmount()));

  expect(document.body.textContent?.includes('Nightly sync')).toBe(isNamed);
});
