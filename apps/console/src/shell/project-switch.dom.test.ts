import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { draw } from '../parts/draw.fixture.ts';
import { inProject } from '../parts/in-project.fixture.ts';
import { ProjectSwitch } from './ProjectSwitch.tsx';

it('leads to another project by a link, so that no arrow key goes there', async () => {
  const projectRoles = Object.fromEntries(
    ['demo', 'other'].map((name) => [name, { role: 'owner', project: { id: name, name, appName: name } }]),
  );
  vi.stubGlobal('fetch', async () => Response.json({ projectRoles }));
  const place = await draw(inProject(() => ProjectSwitch(), '/members'));
  await act(() => vi.waitFor(() => expect(place.textContent).toContain('other')));

  expect([...place.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/demo',
    '/other',
    '/-/start',
  ]);
  expect(place.querySelector('select')).toBeNull();
});
