import { createElement } from 'react';
import { expect, it } from 'vitest';
import { draw } from '../../parts/draw.fixture.ts';
import { ObjectActions, type ObjectActionsProps } from './ObjectActions.tsx';

it.each([
  [undefined, 'Pause'],
  ['credentials', 'Pause'],
  ['asked', 'Resume'],
])('of reads paused by %s, offers only what can be done: %s', async (reason, does) => {
  const pause = reason && { pause: { reason, since: '2026-03-10T11:30:00Z' } };
  const read = { objectName: 'contacts', ...pause } as ObjectActionsProps['read'];

  const place = await draw(createElement(ObjectActions, { read, installation: {} as never }));

  expect(place.textContent).toBe(`Read now${does}`);
});
