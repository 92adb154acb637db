import { expect, it } from 'vitest';
import { parseExactly } from '../../../platform/exact-json.ts';
import { github } from '../providers/github.ts';
import { zendeskSupport } from '../providers/zendesk-support.ts';
import { serving } from './answering.fixture.ts';
import { sentOtherwise } from './sent-otherwise.ts';
import { writeRecord } from './write-record.ts';

const write = { repeatKey: '', wasSent: false, recordId: '7' };

// https://docs.github.com/en/rest/issues/issues#create-an-issue: who may not push loses them without a word.
it('names what GitHub drops of a new issue, and not what it has taken', async () => {
  const record = {
    owner: 'oak',
    repo: 'app',
    title: 'Late',
    labels: ['bug'],
    assignees: [],
    state: 'closed',
  };
  const body = { id: 1, number: 7, title: 'Late', labels: [], assignees: [], state: 'open', milestone: null };
  const { fetch } = serving(() => ({ status: 201, body }));

  const wanted = { ...write, type: 'create', objectName: 'issues', recordId: undefined, record } as const;
  expect(await writeRecord(github, wanted, fetch)).toMatchObject({ otherwise: ['labels', 'state'] });
});

// https://developer.zendesk.com/api-reference/ticketing/users/users/: the address is added beside the first one.
it('names an address that is not the first one, and a custom field that the account does not have', async () => {
  const user_fields = { plan: 'gold', since: null };
  const user = { id: 7, email: 'old@oak.example', name: 'Ada', user_fields };
  const { fetch } = serving(() => ({ body: { user } }));
  const record = { email: 'new@oak.example', name: 'ada ', plan: 'gold', colour: 'red', none: null };

  const wanted = { ...write, type: 'update', objectName: 'users', record } as const;
  expect(await writeRecord(zendeskSupport, wanted, fetch)).toMatchObject({ otherwise: ['email', 'colour'] });
});

it.each<[unknown, unknown]>([
  ['Ada@Oak.example', 'ada@oak.example'],
  ['+1 (555) 010-99', '+155501099'],
  ['Hello', '<p>Hello</p>'],
  ['7', 'gid://oak/Contact/7'],
  [10, '10.00'],
  [true, 'true'],
  [true, 1],
  [false, null],
  ['2026-05-01', 1_777_593_600],
  ['2026-05-01', '2026-05-01T00:00:00Z'],
  ['2026-05-01T10:00:00', '2026-05-01T08:00:00Z'],
  ['2026-05-01T10:00:07.123456Z', '2026-05-01T12:00+02:00'],
  [null, ''],
  ['', []],
  [null, 0],
  [['a'], [{ name: 'a' }]],
  [
    ['Big Deal', ''],
    [
      { id: 4, name: 'big-deal' },
      { id: 5, name: 'old' },
    ],
  ],
  [[4], [{ id: 9, tag: { id: 4 } }]],
  [['ada@oak.example'], [{ id: 1, name: 'Ada' }]],
  [['bug'], [17]],
  [['bug'], [{ id: 17, note: '' }]],
  [[17], [{ gid: 'u-1', isMain: true }]],
  [[{ op: 'remove', id: 1 }, { id: 2 }], [{ id: 2 }]],
  ['open', { id: 1, name: 'Open' }],
  [{ id: 1 }, 'Open'],
  ['en-US', 'en'],
  ['<p>The gate of the park is closed.</p><p>&nbsp;</p>', '<p>The gate of the park is closed.</p>'],
  ['The gate of the park is closed. ', 'The gate of the park is closed'],
])('takes %j, which is answered as %j, for taken', (sent, answered) => {
  expect(sentOtherwise({ field: sent }, { field: answered })).toEqual([]);
});

it.each<[unknown, unknown]>([
  ['Ada', null],
  [['a'], []],
  [['bug'], [{ id: 5, name: 'old', color: null }]],
  [
    ['bug', 'late'],
    ['bug', 'old'],
  ],
  [[1, 2], [{ id: 1, name: 'Ada' }]],
  [['ada@oak.example', 'bo@oak.example'], [{ id: 1, name: 'Ada' }]],
  [{ id: 1 }, null],
  [1, 11],
  [parseExactly('9007199254740993'), parseExactly('9007199254740992')],
  ['open', 'solved'],
  [true, false],
  ['2026-05-01', '2026-04-01'],
  ['2026-05-01T10:00:00Z', '2026-05-01T10:00:00+02:00'],
  [null, 'Ada'],
  ['', { id: 1 }],
  [[], ['a']],
  // Only the beginning was stored.
  ['The gate of the park is closed until May.', 'The gate of the park is closed'],
  ['The gate of the park is closed until May.', 'The gate of the park is clos…'],
])('takes %j, which is answered as %j, for not taken', (sent, answered) => {
  expect(sentOtherwise({ field: sent }, { field: answered })).toEqual(['field']);
});

it('says nothing of a field that the answer leaves out', () => {
  expect(sentOtherwise({ password: 'x', name: 'Ada' }, { name: 'Ada' })).toEqual([]);
});

it('is quick for a text that was made to be slow', () => {
  const begun = 'The gate of the park is closed';
  const [tags, spaces] = ['<'.repeat(500_000), ' '.repeat(500_000)];

  expect(sentOtherwise({ field: begun + tags }, { field: begun })).toEqual([]);
  expect(sentOtherwise({ field: begun }, { field: `${begun}${spaces}.` })).toEqual([]);
}, 5000);
