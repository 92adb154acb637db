import { describe, expect, it } from 'vitest';
import { parseExactly } from '../../../../platform/exact-json.ts';
import { ProviderText } from '../../../provider-words/provider-text.ts';
import { atlassian } from '../../providers/atlassian.ts';
import { dixa } from '../../providers/dixa.ts';
import { github } from '../../providers/github.ts';
import { notion } from '../../providers/notion.ts';
import { openAI } from '../../providers/open-ai.ts';
import { slack } from '../../providers/slack.ts';
import { serving } from '../answering.fixture.ts';
import { describeObject } from '../describe-object.ts';
import { getRecord } from '../get-record.ts';
import { toObject } from '../object.ts';
import { firstRecords, type ProviderPage, readPage } from '../read-page.ts';
import { factsOf } from '../record-facts.ts';
import { type RecordWrite, writeRecord } from '../write-record.ts';

const write: Omit<RecordWrite, 'type' | 'record' | 'recordId'> = {
  objectName: 'comments',
  repeatKey: '0197aaaa-0000-7000-8000-00000000abcd',
  wasSent: false,
};

/** Jira, whose comments have the number of their call. */
function jira() {
  let number = 0;
  return serving((request) => {
    if (request.method === 'DELETE') return { status: 204 };
    number += 1;
    return { body: { id: String(number), body: 'Hello' } };
  });
}

const sent = async ({ method, url }: Request) => `${method} ${new URL(url).pathname.slice('/base/3'.length)}`;

describe('writing a record below a parent', () => {
  // @holds S270
  it('creates it where its field says, and changes and deletes it where its id says', async () => {
    const { fetch, requests } = jira();
    const ofIssue = { issue: 'DOW/1%', body: 'Hello' };

    const created = await writeRecord(
      atlassian,
      { ...write, type: 'create', recordId: undefined, record: ofIssue },
      fetch,
    );
    const { recordId = '' } = created;
    await writeRecord(atlassian, { ...write, type: 'update', recordId, record: { body: 'Bye' } }, fetch);
    await writeRecord(atlassian, { ...write, type: 'delete', recordId, record: {} }, fetch);

    expect(recordId).toBe('DOW%2F1%25/1');
    expect(await Promise.all(requests.map(sent))).toEqual([
      'POST /issue/DOW%2F1%25/comment',
      'PUT /issue/DOW%2F1%25/comment/1',
      'DELETE /issue/DOW%2F1%25/comment/1',
    ]);
    expect(await requests[0]?.json()).toEqual({ body: 'Hello' });
    expect(await requests[1]?.json()).toEqual({ body: 'Bye' });
  });

  it('keeps every digit of a parent that is a large number', async () => {
    const { fetch, requests } = jira();
    const issue = parseExactly('9007199254740993');
    const record = { issue, body: 'Hello' };

    const { recordId } = await writeRecord(
      atlassian,
      { ...write, type: 'create', recordId: undefined, record },
      fetch,
    );
    await writeRecord(atlassian, { ...write, type: 'update', recordId, record }, fetch);

    expect(await Promise.all(requests.map(sent))).toEqual([
      'POST /issue/9007199254740993/comment',
      'PUT /issue/9007199254740993/comment/1',
    ]);
  });

  it.each<[string, Pick<RecordWrite, 'type' | 'record' | 'recordId'>, RegExp]>([
    [
      'a new one without its parent',
      { type: 'create', recordId: undefined, record: { body: 'x' } },
      /field "issue"/,
    ],
    ['an id without its parent', { type: 'update', recordId: '7', record: {} }, /form \{issue\}\/\{id\}/],
    ['an id with an empty part', { type: 'delete', recordId: '/7', record: {} }, /form \{issue\}\/\{id\}/],
    [
      'an id and a field that say different parents',
      { type: 'update', recordId: '1/7', record: { issue: '2' } },
      /cannot be moved/,
    ],
  ])('refuses %s before any call', async (_, wrong, words) => {
    const { fetch, requests } = jira();

    const writing = writeRecord(atlassian, { ...write, ...wrong }, fetch);

    await expect(writing).rejects.toThrow(words);
    await expect(writing).rejects.toMatchObject({ kind: 'rejected', status: undefined });
    expect(requests).toEqual([]);
  });
});

/** Slack with four channels, of which the app is in two, and one message in the last. */
function workspace() {
  return serving((_, { pathname, searchParams }) => {
    if (pathname.endsWith('conversations.list')) {
      const channels = ['C1', 'C2', 'C3', 'C4'].map((id) => ({ id, is_member: id > 'C2' }));
      return { body: { ok: true, channels } };
    }
    const messages = searchParams.get('channel') === 'C4' ? [{ ts: '1767225600.000100', text: 'Hi' }] : [];
    return { body: { ok: true, messages } };
  });
}

describe('reading records below parents', () => {
  it('finds a record for a sample with a few calls, and describes what comes from the parent', async () => {
    const { fetch, requests } = workspace();
    const request = { objectName: 'messages', fields: ['text', 'channel'], pageSize: 1 };

    const { records, originals } = await firstRecords((cursor) =>
      readPage(slack, { ...request, ...(cursor && { cursor }) }, fetch),
    );
    const { fields } = await describeObject(slack, 'messages', workspace().fetch);

    const message = { ts: '1767225600.000100', text: 'Hi' };
    expect(records).toEqual([{ ...message, channel: 'C4', id: 'C4/1767225600.000100' }]);
    expect(originals).toEqual([message]);
    expect(requests).toHaveLength(3);
    expect(fields.channel).toMatchObject({ valueType: 'string' });
    expect(fields.id).toMatchObject({ readOnly: true });
  });

  it('gives a record inside another one the parent of the outermost', async () => {
    const inside = [{ id: 'b2', type: 'paragraph', has_children: false }];
    const outside = [
      { id: 'b1', type: 'toggle', has_children: true },
      { id: 'p2', type: 'child_page', has_children: true },
    ];
    const { fetch, requests } = serving((_, { pathname }) => {
      if (pathname.endsWith('/search')) return { body: { results: [{ id: 'p1' }], has_more: false } };
      return { body: { results: pathname.includes('/b1/') ? inside : outside, has_more: false } };
    });
    const request = { objectName: 'blocks', fields: ['type', 'page'], pageSize: 50 };
    const pages: ProviderPage[] = [];
    for (let cursor: ProviderText | undefined, isMore = true; isMore; isMore = cursor !== undefined) {
      const page = await readPage(notion, { ...request, ...(cursor && { cursor }) }, fetch);
      pages.push(page);
      cursor = page.nextCursor;
    }

    expect(pages.flatMap(({ records }) => records.map(({ id, page }) => [id, page]))).toEqual([
      ['b1', 'p1'],
      ['p2', 'p1'],
      ['b2', 'p1'],
    ]);
    // The inside of a page that stands in another one is read as that page.
    expect(requests).toHaveLength(3);
  });

  it.each([
    [openAI, 'project_rate_limits', 'project_id'],
    [openAI, 'project_users', 'project_id'],
    [openAI, 'vector_store_files', 'vector_store_id'],
    [dixa, 'queue_members', 'queueId'],
    [dixa, 'team_agents', 'teamId'],
    [github, 'orgs/members', 'org'],
  ])(
    'keeps records apart that have the same id below several parents: %o',
    async (connector, objectName, name) => {
      const list = [{ id: '7', agentId: '7' }];
      const { fetch } = serving(() => ({
        body: connector === github ? list : { data: list, has_more: false },
      }));
      const idBelow = async (parent: string) => {
        const request = { objectName, fields: [], pageSize: 1, parent: { [name]: parent } };
        const { records } = await readPage(connector, request, fetch);
        return records.map((record) => factsOf(toObject(connector, objectName), record).id);
      };

      expect([await idBelow('p1'), await idBelow('p2')]).toEqual([['p1/7'], ['p2/7']]);
    },
  );

  it.each([
    [github, 'repos/review_comments', { id: '7', path: 'src/a.ts' }],
    [atlassian, 'components', { id: '7', project: 'DOW' }],
  ])('leaves a record below a parent the values that it has: %o', async (connector, objectName, one) => {
    const { fetch } = serving(() => ({
      body: connector === github ? [one] : { values: [one], isLast: true },
    }));
    const { parents } = toObject(connector, objectName);
    const parent = Object.fromEntries(Object.keys(parents?.values ?? {}).map((name) => [name, '10000']));

    const { records } = await readPage(connector, { objectName, fields: [], pageSize: 1, parent }, fetch);

    expect(records).toMatchObject([one]);
  });

  it('shows a single record with its parent', async () => {
    const { fetch, requests } = serving(() => ({ body: { ok: true, comment: { id: '7' } } }));
    const { comments, issues } = atlassian.objects ?? {};
    const path = '/3/issue/{issue}/comment/{id}';
    const shown = { ...comments, write: { get: { path, record: 'comment' }, answer: { id: 'id' } } };

    const { found: record } = await getRecord(
      { ...atlassian, objects: { issues: issues ?? {}, comments: shown } },
      { objectName: 'comments', id: '10001/7', fields: ['body', 'issue'] },
      fetch,
    );

    expect(record).toEqual({ id: '7', issue: '10001', issueAndId: '10001/7' });
    expect(await Promise.all(requests.map(sent))).toEqual(['GET /issue/10001/comment/7']);
  });

  it.each<[string, unknown, string]>([
    ['gone when its history is empty', { ok: true, messages: [] }, 'record_gone'],
    ['not known when there is no history', { ok: true }, 'unreachable'],
  ])('takes a single record for %s', async (_, body, kind) => {
    const { fetch } = serving(() => ({ body }));
    const wanted = { objectName: 'messages', id: 'C4/1767225600.000100', fields: ['text'] };

    await expect(getRecord(slack, wanted, fetch)).rejects.toMatchObject({ kind });
  });

  it.each(['5', '{}', '["x"]', 'next='])(
    'does not take a cursor %j that it has not written',
    async (cursor) => {
      const request = { objectName: 'messages', fields: [], pageSize: 1, cursor: new ProviderText(cursor) };

      await expect(readPage(slack, request, workspace().fetch)).rejects.toMatchObject({
        kind: 'cursor_gone',
      });
    },
  );
});
