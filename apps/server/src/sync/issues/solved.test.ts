import type { ConnectionDiagnosis, Issue } from '@dowel/schema';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';
import { watched } from '../../../test/watched-database.ts';
import { createContext } from '../../context.ts';
import { connections, destinations, issues as issueRows } from '../../platform/db/tables.ts';
import { takeLock } from '../../platform/db/take-lock.ts';
import { forgetThePast } from '../../process/retention/service.ts';
import { isReplaced } from './rules.ts';
import { issuesOf, keepIssues } from './solved.ts';

const MINUTE_MS = 60_000;

/** Two customers with an installation each, and a destination. */
async function startInstalled() {
  const server = await startConnectedServer();
  const { dependencies, project, request, now, advanceClock } = server;
  await server.connect({ groupRef: 'birch', consumerRef: 'bo' });
  for (const groupRef of ['acme', 'birch']) await server.install({ groupRef });
  // Each has an account of its own.
  await dependencies.db
    .update(connections)
    .set({ account: sql`jsonb_set(account, '{workspace,id}', to_jsonb(group_ref))` })
    .where(eq(connections.projectId, project.id));
  const base = `/v1/projects/${project.id}`;
  await request('POST', `${base}/destinations`, {
    name: 'demoWebhook',
    type: 'webhook',
    metadata: { url: 'https://receiver.example/hooks' },
  });
  return {
    ...server,
    base,
    /** A minute later, the server looks. */
    look: async () => {
      advanceClock(MINUTE_MS);
      await keepIssues(createContext(dependencies, 'test'));
    },
    issues: async (query = ''): Promise<Issue[]> => (await request('GET', `${base}/issues${query}`)).body,
    solved: async (query = ''): Promise<Issue[]> =>
      (await request('GET', `${base}/issues?state=solved${query}`)).body,
    diagnose: (groupRef: string, reason: ConnectionDiagnosis['reason']) =>
      dependencies.db
        .update(connections)
        .set({
          status: reason === 'revoked' ? 'bad_credentials' : 'working',
          diagnosis: {
            reason,
            since: now().toISOString(),
            actor: reason === 'revoked' ? 'consumer' : 'provider',
            nextStep: 'A step.',
          },
        })
        .where(and(eq(connections.projectId, project.id), eq(connections.groupRef, groupRef))),
    setDestination: (change: Partial<typeof destinations.$inferInsert>) =>
      dependencies.db.update(destinations).set(change).where(eq(destinations.projectId, project.id)),
  };
}

describe('what was solved', () => {
  it('is kept of every project, also when that of an earlier one cannot be', async () => {
    const earlier = await startConnectedServer();
    const { dependencies, diagnose, issues, solved } = await startInstalled();
    const isOfEarlier = (values: readonly unknown[]) => values.includes(earlier.project.id);
    const db = watched(dependencies.db, ({ values }) => {
      const tooLong = Object.assign(new Error('canceling statement'), { code: '57014' });
      if (isOfEarlier(values)) throw tooLong;
    });
    const look = () => keepIssues(createContext({ ...dependencies, db }, 'test'));
    await diagnose('acme', 'revoked');
    await look();
    const open = await issues();
    await diagnose('acme', 'ok');
    await look();

    expect(open).not.toEqual([]);
    expect(await solved()).toMatchObject(open.map(({ id }) => ({ id })));
  });

  it('is listed with when, as it was last, the latest first and in pages', async () => {
    const { look, issues, solved, diagnose, now, base, request } = await startInstalled();
    await diagnose('acme', 'revoked');
    await diagnose('birch', 'revoked');
    await look();
    for (const { id } of await issues())
      await request('PATCH', `${base}/issues/${id}`, { note: `About ${id}` });
    await look();
    const before = await solved();
    const open = await issues();
    await diagnose('acme', 'ok');
    await look();
    const first = now().toISOString();
    await diagnose('birch', 'ok');
    await look();
    await look();

    const all = await solved();
    const page = await request('GET', `${base}/issues?state=solved&pageSize=1`);
    const [, next] = /<[^>]*(\?[^>]*)>/.exec(page.headers.get('link') ?? '') ?? [];
    const rest = await request('GET', `${base}/issues${next}`);

    expect(before).toEqual([]);
    expect(all.map(({ affects }) => affects.first[0]?.groupRef)).toEqual(['birch', 'acme']);
    expect(all[1]).toEqual({ ...open.find(({ id }) => id === all[1]?.id), solvedTime: first });
    expect(all[1]?.note).toBe(`About ${all[1]?.id}`);
    expect([page.body, rest.body]).toEqual([[all[0]], [all[1]]]);
    expect(rest.headers.get('link')).toBeNull();
    expect(await solved('&actor=builder')).toEqual([]);
    expect(await issues()).toEqual([]);
  });

  it('is not what only has another cause now', async () => {
    const { look, issues, solved, setDestination, now } = await startInstalled();
    await setDestination({ failingSinceTime: now() });
    await look();
    await setDestination({ disabledTime: now() });
    await look();
    const [disabled] = await issues();

    const meanwhile = await solved();
    await setDestination({ failingSinceTime: null, disabledTime: null });
    await look();

    expect(disabled?.reason).toBe('destination_disabled');
    expect(meanwhile).toEqual([]);
    expect((await solved()).map(({ reason }) => reason)).toEqual(['destination_disabled']);
  });

  it('is open again when the cause comes back, and is listed for each time', async () => {
    const { look, issues, solved, diagnose } = await startInstalled();
    for (const reason of ['revoked', 'ok', 'revoked'] as const) {
      await diagnose('acme', reason);
      await look();
    }
    const open = await issues();
    await diagnose('acme', 'ok');
    await look();

    expect(open).toHaveLength(1);
    expect((await solved()).map(({ id }) => id)).toEqual([open[0]?.id, open[0]?.id]);
  });

  it('is kept for 30 days, and not after a customer was erased', async () => {
    const { look, solved, diagnose, advanceClock, dependencies, request, base } = await startInstalled();
    const solve = async () => {
      await diagnose('acme', 'revoked');
      await look();
      await diagnose('acme', 'ok');
      await look();
    };
    await solve();
    advanceClock(30 * 24 * 60 * MINUTE_MS);
    await solve();
    await forgetThePast(createContext(dependencies, 'test'));
    const kept = await solved();
    await request('DELETE', `${base}/groups/birch`);

    expect(kept).toHaveLength(1);
    expect(await solved()).toEqual([]);
  });

  it('is listed once, although a slower worker has looked before it was solved', async () => {
    const { look, solved, diagnose, dependencies } = await startInstalled();
    await diagnose('acme', 'revoked');
    const slept = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    const transaction: typeof dependencies.db.transaction = async (work, config) => {
      reached.resolve();
      await slept.promise;
      return dependencies.db.transaction(work, config);
    };
    const db = new Proxy(dependencies.db, {
      get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name, target)),
    });
    const looking = keepIssues(createContext({ ...dependencies, db }, 'slow'));
    await reached.promise;
    await look();
    await diagnose('acme', 'ok');
    await look();

    slept.resolve();
    await looking;
    await look();

    expect(await solved()).toHaveLength(1);
  });

  it('is left to the worker that looks already', async () => {
    const { look, diagnose, dependencies, project } = await startInstalled();
    await diagnose('acme', 'revoked');
    const kept = () => dependencies.db.select().from(issueRows).where(eq(issueRows.projectId, project.id));

    const begun = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    const other = dependencies.db.transaction(async (tx) => {
      await takeLock({ db: tx }, issuesOf({ project }));
      begun.resolve();
      await ended.promise;
    });
    await begun.promise;
    await look();
    expect(await kept()).toEqual([]);
    ended.resolve();
    await other;
    await look();

    expect(await kept()).toHaveLength(1);
  });

  it.each(['state=solved&groupRef=acme', 'state=all&pageSize=1'])('refuses %s', async (query) => {
    const { request, base } = await startInstalled();

    const { status, body } = await request('GET', `${base}/issues?${query}`);

    expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_request' });
  });
});

/** Of an open issue. */
interface Open {
  stops: string;
  subjectId?: string;
  installationId?: string;
  objects?: string[];
}

it.each<[string, Open, boolean]>([
  ['hides it', { stops: 'everything', installationId: 'acme' }, true],
  ['is about another customer', { stops: 'everything', installationId: 'birch' }, false],
  ['is about the same thing', { stops: 'reads', subjectId: 'crm', objects: ['contacts', 'deals'] }, true],
  ['is about other objects', { stops: 'reads', subjectId: 'crm', objects: ['deals'] }, false],
  ['stops something else', { stops: 'writes', subjectId: 'crm' }, false],
])(
  'knows whether an issue that %s took its place',
  (_, { subjectId = 'other', installationId, ...members }, is) => {
    const issueOf = (id: string, installed: string | undefined, of: object) =>
      ({
        subject: { kind: 'integration', id, name: id },
        affects: { first: installed === undefined ? [] : [{ installationId: installed }] },
        ...of,
      }) as unknown as Issue;
    const gone = issueOf('crm', 'acme', { stops: 'reads', objects: ['contacts'] });

    expect(isReplaced(gone, [issueOf(subjectId, installationId, members)])).toBe(is);
  },
);
