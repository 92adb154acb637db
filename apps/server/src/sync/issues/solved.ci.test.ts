import type { ConnectionDiagnosis, Issue } from '@dowel/schema';
import { and, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';
import { inFull } from '../../../test/full-run.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { watched } from '../../../test/watched-database.ts';
import { createContext } from '../../context.ts';
import {
  connections,
  destinations,
  installations,
  issues as issueRows,
  operationLogs,
  operations,
} from '../../platform/db/tables.ts';
import { takeLock } from '../../platform/db/take-lock.ts';
import { forgetThePast } from '../../process/retention/service.ts';
import { isReplaced } from './rules.ts';
import { issuesOf, keepIssues } from './solved.ts';

const MINUTE_MS = 60_000;

/** Customers with an installation each. */
async function startInstalled(...groupRefs: string[]) {
  const server = await startConnectedServer();
  const { dependencies, project, request, now, advanceClock } = server;
  for (const groupRef of groupRefs) {
    if (groupRef !== 'acme') await server.connect({ groupRef, consumerRef: 'bo' });
    await server.install({ groupRef });
  }
  // Each has an account of its own.
  await dependencies.db
    .update(connections)
    .set({ account: sql`jsonb_set(account, '{workspace,id}', to_jsonb(group_ref))` })
    .where(eq(connections.projectId, project.id));
  const base = `/v1/projects/${project.id}`;
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
    /** Runs of a customer that have failed now. */
    fail: async (groupRef: string, actionType: string, count: number, failedBy: string) => {
      const isTheirs = and(eq(installations.projectId, project.id), eq(installations.groupRef, groupRef));
      const [installation] = await dependencies.db.select().from(installations).where(isTheirs);
      if (!installation) throw new Error(`${groupRef} has installed nothing.`);
      const { id: installationId, projectId, integrationId, configId } = installation;
      const made = { installationId, projectId, integrationId, configId, actionType, createTime: now() };
      const ids = Array.from({ length: count }, () => v7({ msecs: now().getTime() }));
      const failed = { ...made, status: 'failure', metadata: { objects: ['contacts'] } };
      await dependencies.db.insert(operations).values(ids.map((id) => ({ ...failed, id })));
      const message = { msg: 'It failed.', error: 'It was refused.', details: { failedBy } };
      const line = { projectId, severity: 'error', message, timestamp: now() };
      await dependencies.db
        .insert(operationLogs)
        .values(ids.map((operationId) => ({ ...line, id: v7({ msecs: now().getTime() }), operationId })));
    },
    setDestination: (change: Partial<typeof destinations.$inferInsert>) =>
      dependencies.db.update(destinations).set(change).where(eq(destinations.projectId, project.id)),
  };
}

describe('what was solved', () => {
  it('is kept of every project, also when that of an earlier one cannot be', async () => {
    const earlier = await startTestServer();
    const { dependencies, diagnose, issues, solved } = await startInstalled('acme');
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
    const { look, issues, solved, diagnose, now, base, request } = await startInstalled('acme', 'birch');
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
    for (const query of ['state=solved&groupRef=acme', 'state=all&pageSize=1']) {
      const { status, body } = await request('GET', `${base}/issues?${query}`);
      expect([query, status, body.code]).toEqual([query, 400, 'invalid_request']);
    }
  });

  it('is not what only has another cause now', async () => {
    const { look, issues, solved, setDestination, given, now } = await startInstalled();
    await given.webhook('https://receiver.example/hooks');
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

  it('is nothing that an outage hides, also of a customer whom it does not name', async () => {
    const groupRefs = ['acme', 'birch', 'cedar', 'dogwood'];
    const { look, issues, solved, diagnose, fail } = await startInstalled(...groupRefs);
    await fail('dogwood', 'write', 1, 'forbidden');
    await look();
    const before = await issues();
    for (const groupRef of groupRefs) await diagnose(groupRef, 'provider_unreachable');
    await look();

    expect(before).toMatchObject([{ stops: 'writes' }]);
    expect(await issues()).toMatchObject([{ stops: 'everything', affects: { installationCount: 4 } }]);
    expect(await solved()).toEqual([]);
  });

  inFull('is no write of which nobody knows whether it would go well now', async () => {
    const { look, solved, fail, request, base, advanceClock } = await startInstalled('acme', 'birch');
    const listed = async () => {
      await look();
      const { body, headers } = await request('GET', `${base}/issues`);
      return { of: body.map(({ subject }: Issue) => subject.name), warning: headers.get('dowel-warning') };
    };
    await fail('birch', 'write', 1, 'forbidden');
    const before = await listed();

    await fail('acme', 'read', 2001, 'unknown');
    await fail('acme', 'write', 201, 'forbidden');
    const behindOthers = await listed();
    await fail('acme', 'write', 1800, 'forbidden');
    const cut = await listed();
    advanceClock(24 * 60 * MINUTE_MS);
    const later = await listed();

    expect(before).toEqual({ of: ['birch'], warning: null });
    expect(behindOthers).toEqual({ of: ['birch', 'acme'], warning: null });
    expect(cut).toEqual({ of: ['acme'], warning: expect.stringContaining('writes') });
    expect(later).toEqual({ of: [], warning: null });
    expect(await solved()).toEqual([]);
  });

  inFull('is open again when the cause comes back, and is listed for each time, for 30 days', async () => {
    const { look, issues, solved, diagnose, advanceClock, dependencies, request, base } =
      await startInstalled('acme', 'birch');
    for (const reason of ['revoked', 'ok', 'revoked'] as const) {
      await diagnose('acme', reason);
      await look();
    }
    const open = await issues();
    await diagnose('acme', 'ok');
    await look();
    const both = await solved();
    advanceClock(30 * 24 * 60 * MINUTE_MS);
    for (const reason of ['revoked', 'ok'] as const) {
      await diagnose('acme', reason);
      await look();
    }
    await forgetThePast(createContext(dependencies, 'test'));
    const kept = await solved();
    await request('DELETE', `${base}/groups/birch`);

    expect(open).toHaveLength(1);
    expect(both.map(({ id }) => id)).toEqual([open[0]?.id, open[0]?.id]);
    expect(kept).toHaveLength(1);
    expect(await solved()).toEqual([]);
  });

  inFull('is listed once, although a slower worker has looked before it was solved', async () => {
    const { look, solved, diagnose, dependencies, project } = await startInstalled('acme');
    await diagnose('acme', 'revoked');
    const kept = () => dependencies.db.select().from(issueRows).where(eq(issueRows.projectId, project.id));
    const [begun, ended, slept, reached] = [
      Promise.withResolvers<void>(),
      Promise.withResolvers<void>(),
      Promise.withResolvers<void>(),
      Promise.withResolvers<void>(),
    ];
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
    expect(await kept()).toHaveLength(1);
    await diagnose('acme', 'ok');
    await look();
    slept.resolve();
    await looking;
    await look();

    expect(await solved()).toHaveLength(1);
  });
});

/** Of an open issue. */
interface Open {
  stops: string;
  subjectId?: string;
  /** Whose connections do not work. */
  broken?: string[];
  objects?: string[];
}

it.each<[string, Open, boolean, kind?: string]>([
  ['hides it', { stops: 'everything', broken: ['acme', 'birch'] }, true],
  ['hides it of one of its customers', { stops: 'everything', broken: ['acme'] }, false],
  ['is about another customer', { stops: 'everything', broken: ['cedar'] }, false],
  ['hides no destination', { stops: 'everything', broken: ['acme', 'birch'] }, false, 'destination'],
  ['hides no account', { stops: 'everything', broken: ['acme', 'birch'] }, false, 'account'],
  ['is about the same thing', { stops: 'reads', subjectId: 'crm', objects: ['contacts', 'deals'] }, true],
  ['is about other objects', { stops: 'reads', subjectId: 'crm', objects: ['deals'] }, false],
  ['stops something else', { stops: 'writes', subjectId: 'crm' }, false],
])(
  'knows whether an issue that %s took its place',
  (_, { subjectId = 'other', broken = [], ...members }, is, kind = 'integration') => {
    const issueOf = (id: string, installed: string[], of: object) =>
      ({
        subject: { kind, id, name: id },
        affects: { first: installed.map((installationId) => ({ installationId })) },
        ...of,
      }) as unknown as Issue;
    const gone = issueOf('crm', ['acme', 'birch'], { stops: 'reads', objects: ['contacts'] });

    expect(isReplaced(gone, [issueOf(subjectId, broken, members)], new Set(broken))).toBe(is);
  },
);
