import { describe, expect, it } from 'vitest';
import { connectorAbilities } from './abilities.ts';
import { parseConnector } from './parse-connector.ts';

const paging = {
  style: 'cursor',
  next: 'next',
  into: { query: 'c' },
  end: { when: 'absent' },
  size: { max: 10 },
};
const list = {
  request: { path: '/changes' },
  records: 'items',
  paging,
  conditions: { style: 'parameters', from: { query: 'since' } },
};
const byTime = {
  by: 'time',
  list,
  format: 'epochSeconds',
  isFromInclusive: true,
  settleMs: 0,
  overlapMs: 0,
  granularityMs: 1000,
  entry: { time: { member: 'at', format: 'epochSeconds' }, recordId: 'record' },
};
const byToken = { by: 'token', token: 'sync', into: { query: 'sync' } };
const get = { get: { path: '/{objectName}/{id}' }, answer: { id: 'id' } };

/** What is found in a connector whose object has these parts. */
function check(parts: object) {
  const object = {
    record: { id: 'id' },
    list: { request: { path: '/{objectName}' }, records: 'items', paging },
    order: 'none',
    deletes: { source: 'feed', member: 'deleted' },
    fields: { source: 'list', fields: [{ name: 'id', type: 'string' }] },
    write: get,
    ...parts,
  };
  const whole = { connectorVersion: 1, provider: 'oak', displayName: 'Oak', verified: 'nothing' };
  const connector = { ...whole, errors: { message: 'message' }, objectNames: 'any', object };
  return parseConnector(JSON.stringify(connector));
}
const messages = (parts: object) =>
  check(parts).findings.map(({ severity, message }) => `${severity}: ${message}`);

describe('a feed of changes', () => {
  it('is accepted in both kinds, and said in plain words', () => {
    const timed = check({ changes: { source: 'feed', retentionDays: 30, feed: byTime } });
    const tokens = check({ changes: { source: 'feed', feed: byToken } });

    expect([timed.findings, tokens.findings]).toEqual([[], []]);
    const said = [timed, tokens].flatMap(({ connector }) => connector && connectorAbilities(connector));
    expect(said.map((one) => one?.sentences.slice(0, 2))).toEqual([
      [
        'Reads all records, and after that only those that the feed of changes names. After more than 30 days without a read, all again.',
        'A deleted record is in the feed of changes, with a mark.',
      ],
      [
        'Reads all records, and after that only what has changed, by a token. Without a token that is still known, all again.',
        'A deleted record is in the feed of changes, with a mark.',
      ],
    ]);
  });

  it('needs all that reading it takes', () => {
    const changes = { source: 'feed', retentionDays: 30, feed: byTime };
    const { conditions: _, ...unlimited } = list;

    expect(messages({ changes: { ...changes, retentionDays: undefined } })).toEqual([
      expect.stringContaining('error: It is not said how long a change stays'),
    ]);
    expect(messages({ changes: { ...changes, feed: { ...byTime, list: unlimited } } })).toEqual([
      expect.stringContaining('has no condition "from"'),
    ]);
    expect(messages({ changes, write: undefined })).toEqual([
      expect.stringContaining('no request for a single record'),
    ]);
    expect(messages({ changes: { ...changes, feed: { ...byTime, granularityMs: 1 } } })).toEqual([
      expect.stringContaining('cannot know a smaller difference'),
    ]);
    expect(messages({ changes: { source: 'feed', feed: { ...byToken, into: { body: 'sync' } } } })).toEqual([
      expect.stringContaining('a GET, which has no body'),
    ]);
    expect(messages({ changes: { source: 'feed', feed: { by: 'luck' } } })).toEqual([
      expect.stringContaining('by is'),
    ]);
  });

  it('may be declared without being read, as before, which is said', () => {
    const { connector, findings } = check({ changes: { source: 'feed' }, deletes: { source: 'feed' } });

    expect(findings.map(({ severity }) => severity)).toEqual(['warning', 'warning']);
    expect(connector && connectorAbilities(connector)[0]?.sentences[0]).toBe(
      'Reads all records each time. The feed of changes is not read.',
    );
  });

  it('says how a deleted record looks', () => {
    const changes = { source: 'feed', feed: byToken };

    expect(messages({ changes, deletes: { source: 'feed' } })).toEqual([
      expect.stringContaining('error: It is not said how a deleted record looks'),
    ]);
  });
});
