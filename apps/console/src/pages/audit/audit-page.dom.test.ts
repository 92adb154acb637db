import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../parts/draw.fixture.ts';
import { inProject } from '../../parts/in-project.fixture.ts';
import { AuditPage } from './AuditPage.tsx';

it('shows the name of a person in its filter, as in its rows', async () => {
  const info = { projectRoles: {}, orgRole: { role: 'viewer', org: { id: 'o' } }, builder: { id: 'b' } };
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (url.includes('/my-info')) return Response.json(info);
    return Response.json(url.includes('/orgs/o/') ? [{ id: 'b', fullName: 'Ada' }] : []);
  });
  const place = await draw(inProject(AuditPage, '/audit', '/audit?actor=builder:b'));

  await act(() => vi.waitFor(() => expect(place.textContent).toContain('By Ada ×'), 15_000));
});
