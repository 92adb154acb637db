import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../parts/draw.fixture.ts';
import { ChangeRole } from './ChangeRole.tsx';

it.each([
  ['viewer', true],
  ['member', false],
])('names the keys that do more than the role %s: %s', async (orgRole, isNamed) => {
  vi.stubGlobal('fetch', async () => Response.json({ projectRoles: {} }));
  const keys = [{ kind: 'api_key', label: 'Nightly sync', projectId: 'p1' }];
  const member = { id: 'b1', fullName: 'Ada', orgRole, keys, createTime: '2026-11-26T14:00:00Z' };
  await draw(createElement(ChangeRole, { orgId: 'o1', member: member as never, onClose() {} }));

  expect(document.body.textContent?.includes('Nightly sync')).toBe(isNamed);
});
