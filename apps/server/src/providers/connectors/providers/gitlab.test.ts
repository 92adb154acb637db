import { expect, it } from 'vitest';
import { writing } from '../engine/answering.fixture.ts';
import { gitlab } from './gitlab.ts';

// https://docs.gitlab.com/api/rest/#id-vs-iid: an issue is asked for by its number below the project, and not by its id.
it('writes an issue by its number below its project, which its id has too', async () => {
  const { write, requests } = writing(gitlab, () => ({
    body: { id: 46, iid: 5, project_id: 42, title: 'Ash' },
  }));
  const objectName = 'issues';

  const record = { project_id: 42, title: 'Ash' };
  const { recordId } = await write({ objectName, type: 'create', record });
  await write({ objectName, type: 'update', recordId, record: { title: 'Fir' } });
  await write({ objectName, type: 'delete', recordId });

  expect(recordId).toBe('42/5');
  expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    'POST /base/api/v4/projects/42/issues',
    'PUT /base/api/v4/projects/42/issues/5',
    'DELETE /base/api/v4/projects/42/issues/5',
  ]);
  expect(await requests[0]?.json()).toEqual({ title: 'Ash' });
});

// https://docs.gitlab.com/api/members/#edit-a-member-of-a-project: a change without `member_role_id` removes all roles.
it.each([
  [{ access_level: 30, expires_at: '2027-01-01' }, { member_role_id: 9 }],
  [{ expires_at: '2027-01-01' }, { member_role_id: 9 }],
  // A role belongs to its level.
  [{ access_level: 40 }, {}],
  [{ access_level: 30, member_role_id: null }, {}],
])('keeps the role of a member that a change does not name: %o', async (record, kept) => {
  const { write, requests } = writing(gitlab, () => ({
    body: { id: 7, access_level: 30, member_role: { id: 9, name: 'Auditor' } },
  }));

  await write({ objectName: 'group_members', recordId: '42/7', type: 'update', record });

  const { method, url } = requests.at(-1) ?? {};
  expect([method, new URL(url ?? '').pathname]).toEqual(['PUT', '/base/api/v4/groups/42/members/7']);
  expect(await requests.at(-1)?.json()).toEqual({ ...kept, ...record });
});
