import type { Issue } from '@dowel/schema';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { IssueRows } from '../pages/home/IssueRows.tsx';
import { draw } from './draw.fixture.ts';
import { IssueNotice } from './IssueNotice.tsx';
import { inProject } from './in-project.fixture.ts';

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

it.each([
  ['a row', () => createElement(IssueRows, { issues: [issue] })],
  ['a notice', () => createElement(IssueNotice, { issue })],
])('says a time of the next step as people do, in %s', async (_, part) => {
  vi.stubGlobal('fetch', async () => Response.json({ projectRoles: {} }));
  await draw(inProject(part));

  await expect.poll(() => document.body.textContent).toContain('09:30 UTC');
  expect(document.body.textContent).not.toContain('2026-11-28T09:30');
});
