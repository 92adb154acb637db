import { describe, expect, it } from 'vitest';
import type { Connection } from '../resources/connections.ts';
import type { Operation } from '../resources/operations.ts';
import { authorOf, configActivity, connectionActivities, objectActivity, runActivity } from './activity.ts';

const time = '2026-11-20T08:00:00.000Z';
const names = new Map([['ada', 'Ada Okafor']]);
const saved = { id: 'c1', createTime: time, createdBy: 'consumer:ada' };
const empty = { provider: 'sandbox' };

describe('naming the author of a config', () => {
  it.each([
    ['consumer:ada', { kind: 'consumer', name: 'Ada Okafor' }],
    ['consumer:grace', { kind: 'consumer', name: 'grace' }],
    ['builder:7', { kind: 'builder' }],
    ['api:create-installation', { kind: 'builder' }],
  ])('takes %s for %j', (createdBy, author) => {
    expect(authorOf(createdBy, names)).toEqual(author);
  });
});

describe('telling of a saved config', () => {
  const content = { ...empty, read: { objects: { contacts: { objectName: 'contacts' } } } };

  it('calls the first one an install', () => {
    const told = configActivity({ ...saved, content }, undefined, names);

    expect(told).toEqual({
      id: 'c1',
      kind: 'installed',
      time,
      author: { kind: 'consumer', name: 'Ada Okafor' },
      changes: [expect.objectContaining({ action: 'read', objectName: 'contacts', change: 'added' })],
    });
  });

  it('calls a later one a change', () => {
    const told = configActivity({ ...saved, content }, { content: empty }, names);

    expect(told).toMatchObject({ kind: 'config_changed', changes: [{ change: 'added' }] });
  });

  it.each([
    [undefined, true, true],
    [false, true, true],
    [true, false, false],
    [true, undefined, false],
    [true, true, undefined],
    [false, undefined, undefined],
  ])('of proxying from %s to %s tells %s', (before, after, expected) => {
    const proxied = (enabled: boolean | undefined) => ({
      ...empty,
      ...(enabled !== undefined && { proxy: { enabled } }),
    });

    const told = configActivity({ ...saved, content: proxied(after) }, { content: proxied(before) }, names);

    expect(told.proxyEnabled).toBe(expected);
  });

  it('tells of one object with its content', () => {
    const read = { objectName: 'contacts', schedule: '0 * * * *' };

    const first = objectActivity('contacts', { ...saved, content: { read } }, undefined, names);
    const later = objectActivity('contacts', { ...saved, content: {} }, { content: { read } }, names);

    expect(first).toMatchObject({ kind: 'installed', content: { read }, changes: [{ change: 'added' }] });
    expect(later).toMatchObject({
      kind: 'config_changed',
      content: {},
      changes: [{ objectName: 'contacts', change: 'removed' }],
    });
  });
});

describe('telling of a run', () => {
  const plain: Operation & { createTime: string } = {
    id: 'o1',
    projectId: 'p',
    integrationId: 'i',
    installationId: 'n',
    configId: 'c',
    actionType: 'read',
    status: 'success',
    createTime: time,
  };

  it.each([
    ['read', 'read'],
    ['write', 'written'],
    ['subscribe', 'subscribe'],
    ['export', 'export'],
  ])('calls %s %s', (actionType, kind) => {
    expect(runActivity({ ...plain, actionType })).toEqual({ id: 'o1', kind, time, status: 'success' });
  });

  it('calls only the subscription that delivered received, and not the one that was made', () => {
    const metadata = { progress: { recordsProcessed: 0 } };
    expect(runActivity({ ...plain, actionType: 'subscribe', metadata }).kind).toBe('received');
  });

  it('calls a read that only tried a config a check', () => {
    expect(runActivity({ ...plain, metadata: { purpose: 'check' } }).kind).toBe('checked');
  });

  it.each([
    [{ progress: { recordsProcessed: 0 } }, 0],
    [{ successfulRecordIds: ['a', 'b'] }, 2],
    [{ progress: { recordsProcessed: 3 }, successfulRecordIds: ['a'] }, 3],
  ])('counts the records of %j', (metadata, recordCount) => {
    expect(runActivity({ ...plain, metadata })).toHaveProperty('recordCount', recordCount);
  });

  it.each([
    ['forbidden', 'consumer', { failedBy: 'forbidden' }],
    ['rate_limited', 'provider', { failedBy: 'rate_limited', providerStatus: '429' }],
    ['provider_refused', 'builder', { providerStatus: '400' }],
    ['unknown', 'builder', undefined],
  ])('says of a failure that it is %s, and whose matter', (kind, actor, details) => {
    const line = { timestamp: time, severity: 'ERROR' as const, message: { msg: 'Secret words.', details } };
    const failed = { ...plain, status: 'failure' };

    expect(runActivity(failed, details ? [line] : []).failure).toEqual({ kind, actor });
  });

  it('says of a write that wrote only some records whose matter the others are', () => {
    const write = {
      ...plain,
      actionType: 'write',
      result: '[contacts] 1 record created, 2 records not created',
    };
    const details = { providerStatus: '400' };
    const line = { timestamp: time, severity: 'ERROR' as const, message: { msg: 'No.', details } };

    const locked = { ...line, message: { msg: 'No.', details: { ...details, failedBy: 'conflict' } } };

    expect(runActivity(write, [line]).failure).toEqual({ kind: 'record_refused', actor: 'builder' });
    expect(runActivity(write, [locked]).failure).toEqual({ kind: 'provider_unreachable', actor: 'provider' });
    expect(runActivity({ ...write, result: '[contacts] 3 records created' }, [])).not.toHaveProperty(
      'failure',
    );
  });

  it('names the objects', () => {
    expect(runActivity({ ...plain, metadata: { objects: ['contacts'] } }).objects).toEqual(['contacts']);
  });
});

describe('telling of a connection', () => {
  const diagnosis = { reason: 'revoked', since: '2026-11-20T09:00:00.000Z' };
  const connection = (members: object) =>
    ({
      id: 'k1',
      createTime: time,
      consumer: { consumerName: 'Ada Okafor' },
      status: 'working',
      ...members,
    }) as unknown as Connection;
  const connected = { id: 'k1', kind: 'connected', time, author: { kind: 'consumer', name: 'Ada Okafor' } };
  const toId = (since: string) => `k1@${since}`;

  it.each([
    ['one that works', {}],
    ['one that once failed', { diagnosis }],
    ['one that fails without a reason', { status: 'bad_credentials' }],
  ])('of %s tells only who made it', (_case, members) => {
    expect(connectionActivities(connection(members), toId)).toEqual([connected]);
  });

  it('tells since when somebody must sign in again', () => {
    const told = connectionActivities(connection({ status: 'bad_credentials', diagnosis }), toId);

    expect(told).toEqual([
      { id: 'k1@2026-11-20T09:00:00.000Z', kind: 'sign_in_needed', time: diagnosis.since, diagnosis },
      connected,
    ]);
  });

  it('tells that the connection leads to another account since then', () => {
    const [acme, globex] = [{ workspace: { id: 'acme' } }, { workspace: { id: 'globex' } }];
    const since = '2026-11-20T10:00:00.000Z';
    const account = { ...globex, id: 'globex', since, before: acme };

    expect(connectionActivities(connection({ account }), toId)).toEqual([
      {
        id: `k1@${since}`,
        kind: 'account_changed',
        time: since,
        account: globex,
        accountBefore: acme,
      },
      { ...connected, account: acme },
    ]);
  });

  it('names the account that it was made with', () => {
    const { time: since } = connected;
    const account = { workspace: { id: 'acme' }, id: 'acme', since };

    expect(connectionActivities(connection({ account }), toId)).toEqual([
      { ...connected, account: { workspace: { id: 'acme' } } },
    ]);
  });
});
