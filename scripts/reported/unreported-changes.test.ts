import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { NotificationEventType } from '../../packages/schema/src/index.ts';
import { forgettableChanges, silentReasons, textsAmong } from './unreported-changes.ts';

const server = fileURLToPath(new URL('../../apps/server/src/', import.meta.url));
const files = globSync('**/*.ts', { cwd: server }).filter((file) => !/\.(test|fixture)\.ts$/.test(file));
const read = (file: string) => readFileSync(server + file, 'utf8');

describe('reporting every change', () => {
  it('lets nobody change an installation or a connection and forget the event', () => {
    const found = files.flatMap((file) =>
      forgettableChanges(read(file)).map(({ line, why }) => `${file}:${line} ${why}`),
    );

    expect(found).toEqual([]);
  });

  it('finds all changes of installations and connections', () => {
    const changing = files.filter((file) =>
      /\.(insert|update|delete)\((installations|connections)\)/.test(read(file)),
    );

    expect(changing.sort()).toEqual([
      'installing/connections/credential-refresh/queries.ts',
      'installing/connections/keep-alive/queries.ts',
      'installing/connections/queries.ts',
      'installing/installations/config-changes/queries.ts',
      'installing/installations/inserting/queries.ts',
      'installing/installations/queries.ts',
      'sync/erasure/queries.ts',
    ]);
  });

  it('has few changes without an event, each for a reason', () => {
    const reasons = files.flatMap((file) => silentReasons(read(file)).map((why) => `${file}: ${why}`));

    expect(reasons.sort()).toEqual([
      'installing/connections/credential-refresh/refresh-credentials.ts: LEASE',
      'installing/connections/credential-refresh/renew.ts: LEASE',
      'installing/connections/credential-refresh/renew.ts: LEASE',
      'installing/connections/identity/ask-again.ts: the connection goes on with the account that it has',
      'installing/connections/keep-alive/take-turn.ts: PLAN',
      'installing/connections/recording-state/record-state.ts: no event tells of a state that is not bad',
      'installing/connections/saving/save-connection.ts: the connection goes on with the account that it has',
      'installing/connections/saving/save-connection.ts: the sign-in is stored next, and one event tells of both',
      'installing/integrations/service.ts: the effects have reported every installation, and integrations have no events',
      ...Array(7).fill('sync/erasure/service.ts: ERASED'),
    ]);
  });

  // @holds S239
  it('emits every type of event', () => {
    const all = new Set<string>(NotificationEventType.options);
    const emitted = files.flatMap((file) => [...textsAmong(read(file), all)]);

    expect([...new Set(emitted)].sort()).toEqual([...all].sort());
  });

  it.each([
    [
      'a function that answers its rows',
      'export async function remove(c): Promise<boolean> { await c.db.delete(connections); }',
    ],
    ['a function without a type', 'const remove = (c) => c.db.update(installations).set({})'],
    [
      'an owner whose rows the database deletes too',
      'export function erase(c): Promise<void> { return c.db.delete(groups); }',
    ],
    [
      'a statement that is built once, with one careless user',
      'const make = prepared({}, (c) => c.db.insert(installations)); async function a(c): Promise<Unreported<void>> { make(c); } async function b(c): Promise<void> { make(c); }',
    ],
  ])('finds %s', (_, source) => {
    expect(forgettableChanges(source)).toHaveLength(1);
  });

  it('accepts a statement whose users all answer an Unreported', () => {
    const source =
      'const make = prepared({}, (c) => c.db.insert(installations)); async function a(c): Promise<Unreported<void>> { make(c); }';

    expect(forgettableChanges(source)).toEqual([]);
  });
});
