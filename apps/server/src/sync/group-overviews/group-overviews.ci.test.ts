import type { GroupSummary, Issue } from '@dowel/schema';
import { and, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';
import { inFull } from '../../../test/full-run.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { connections, readObjects } from '../../platform/db/tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Customers with an installation each, and each with an account of its own. */
async function startWithCustomers(...groupRefs: string[]) {
  const server = await startConnectedServer();
  const installed = new Map<string, string>();
  for (const groupRef of groupRefs) {
    if (groupRef !== 'acme') await server.connect({ groupRef, consumerRef: `person-of-${groupRef}` });
    installed.set(groupRef, (await server.install({ groupRef })).id);
  }
  const isOfProject = eq(connections.projectId, server.project.id);
  await server.dependencies.db
    .update(connections)
    .set({ account: sql`jsonb_set(account, '{workspace,id}', to_jsonb(group_ref))` })
    .where(isOfProject);
  const base = server.projectPath;
  const ask = async <Body>(path: string): Promise<Body> => (await server.request('GET', base + path)).body;
  return {
    ...server,
    installed,
    groups: (query = '') => ask<GroupSummary[]>(`/groups${query}`),
    /** The references on all pages of a list, or on so many pages that there are enough of them. */
    async walk(query: string, enough = Number.POSITIVE_INFINITY) {
      const seen: string[] = [];
      for (let next: string | undefined = `?${query}`; next && seen.length < enough; ) {
        const { body, headers } = await server.request('GET', `${base}/groups${next}`);
        seen.push(...body.map(({ groupRef }: GroupSummary) => groupRef));
        next = /<[^>]*(\?[^>]*)>/.exec(headers.get('link') ?? '')?.[1];
      }
      return seen;
    },
    issues: (query = '') => ask<Issue[]>(`/issues${query}`),
    patch: (issueId: string, body: object) => server.request('PATCH', `${base}/issues/${issueId}`, body),
    /** What calls have learned about the connections of a customer. */
    diagnose: (groupRef: string, reason: 'revoked' | 'provider_unreachable' | 'ok') =>
      server.dependencies.db
        .update(connections)
        .set({
          status: reason === 'revoked' ? 'bad_credentials' : 'working',
          diagnosis: {
            reason,
            since: server.now().toISOString(),
            actor: reason === 'revoked' ? 'consumer' : 'provider',
            nextStep: 'A step.',
          },
        })
        .where(and(isOfProject, eq(connections.groupRef, groupRef))),
    /** The last planned read of a customer's objects has failed. Its schedule goes on. */
    failRead: (groupRef: string) =>
      server.dependencies.db
        .update(readObjects)
        .set({ failures: 1, firstFailureTime: server.now() })
        .where(eq(readObjects.installationId, installed.get(groupRef) ?? '')),
    stopReads: (groupRef: string) =>
      server.dependencies.db
        .update(readObjects)
        .set({ pausedTime: server.now(), pauseReason: 'limit', pauseNote: 'Far too many.', schedule: '' })
        .where(eq(readObjects.installationId, installed.get(groupRef) ?? '')),
    /** More customers who have what `acme` has. */
    copyAcme: async (count: number) => {
      const group = `'group_ref', 'acme-' || n`;
      const id = (kind: string) => `('00000000-0000-4000-${kind}-' || lpad(n::text, 12, '0'))`;
      const copied = {
        groups: `${group}, 'group_name', 'Acme ' || n`,
        consumers: `${group}, 'id', ${id('9000')}`,
        connections: `${group}, 'id', ${id('8000')}, 'account', null`,
        installations: `${group}, 'id', ${id('a000')}, 'connection_id', ${id('8000')}`,
      };
      for (const [table, members] of Object.entries(copied)) {
        await server.dependencies.db.execute(sql`
          insert into ${sql.identifier(table)}
          select (jsonb_populate_record(t, jsonb_build_object(${sql.raw(members)}))).*
          from ${sql.identifier(table)} t, generate_series(1, ${count}::int) n
          where t.project_id = ${server.project.id}::uuid and t.group_ref = 'acme'`);
      }
    },
  };
}

describe('listing customers', () => {
  inFull(
    'has those first whom the builder must help, then those who must act, then those whose trouble mends itself',
    async () => {
      const { groups, issues, diagnose, stopReads, failRead, walk } = await startWithCustomers(
        'acme',
        'birch',
        'cedar',
        'dogwood',
      );
      await diagnose('birch', 'provider_unreachable');
      await diagnose('cedar', 'revoked');
      await stopReads('dogwood');

      const listed = await groups();

      expect(listed.map(({ groupRef, state, issue }) => [groupRef, state, issue?.reason])).toEqual([
        ['dogwood', 'needs_action', 'reads_limit'],
        ['cedar', 'needs_action', 'revoked'],
        ['birch', 'waiting', 'provider_unreachable'],
        ['acme', 'working', undefined],
      ]);
      expect(await walk('pageSize=1')).toEqual(listed.map(({ groupRef }) => groupRef));

      // It has failed, but not yet so often that its schedule is paused.
      await failRead('acme');
      const [acme] = (await groups()).filter(({ groupRef }) => groupRef === 'acme');
      expect(acme).toMatchObject({ state: 'needs_action', issue: { reason: 'reads_failing' } });
      expect(await issues('?groupRef=acme')).toEqual([
        expect.objectContaining({ nextStep: 'Look at the last read of the object, and mend what it names.' }),
      ]);
    },
  );

  it('finds each by its name as it is written', async () => {
    const { request, project, walk } = await startWithCustomers();
    const names = ['İSTANBUL', 'ΟΔΟΣ', 'Ärzte', 'O\\_%'];
    for (const groupName of names)
      await request('POST', `/v1/projects/${project.id}/groups`, { groupRef: `of ${groupName}`, groupName });

    for (const name of names) expect(await walk(`q=${encodeURIComponent(name)}`)).toEqual([`of ${name}`]);
  });

  inFull('finds the few that are meant among very many, each once, and whatever their state', async () => {
    const { groups, walk, project, dependencies, diagnose, request, given } = await startWithCustomers(
      'acme',
      'birch',
    );
    const [acme] = await groups();
    await request('POST', `/v1/projects/${project.id}/groups`, { groupRef: 'cedar', groupName: 'Cedar' });
    const other = await given.integration({ name: 'other' });
    const refsOf = async (integrationId = '') =>
      (await groups(`?integrationId=${integrationId}`)).map(({ groupRef }) => groupRef);

    expect(await refsOf(acme?.installations[0]?.integrationId)).toEqual(['acme', 'birch']);
    expect(await refsOf(other.id)).toEqual([]);
    // A page may end before all were searched.
    expect(await walk('')).toHaveLength(3);
    // Each is a letter.
    for (const q of ['%', '_', '\\']) expect(await walk(`q=${encodeURIComponent(q)}`), q).toEqual([]);

    await diagnose('birch', 'revoked');
    await dependencies.db.execute(sql`insert into groups (project_id, group_ref, group_name, create_time)
      select ${project.id}::uuid, 'n-' || lpad(n::text, 5, '0'), 'Customer ' || (n % 4000), now()
      from generate_series(1, 11000) n`);
    const seen = await walk('q=Customer%207&pageSize=200');

    expect(seen).toEqual(seen.toSorted());
    expect(new Set(seen).size).toBe(seen.length);
    // 7, 70 to 79 and 700 to 799 of each four thousand.
    expect(seen).toHaveLength(3 * 111);
    expect((await walk('q=n-109', 1))[0]).toBe('n-10900');
    expect((await walk('', 4)).slice(0, 4)).toEqual(['birch', 'acme', 'cedar', 'n-00001']);
  });
});

describe('looking at a customer', () => {
  it('shows whose reads a colleague has paused, which needs nobody', async () => {
    const { request, projectPath: path, installed, groups } = await startWithCustomers('acme');
    const { body: before } = await request('GET', `${path}/groups/acme`);
    const { id, integrationId } = before.installations[0];
    await request('POST', `/read${path}/integrations/${integrationId}/installations/${id}:pause`, {
      note: 'Ask Bo first.',
    });

    const { body: after } = await request('GET', `${path}/groups/acme`);

    const by = expect.stringMatching(/^api-key:/);
    expect(id).toBe(installed.get('acme'));
    expect(before.installations[0].pauses).toBeUndefined();
    expect(after.installations[0].pauses).toEqual([
      { objectName: 'contacts', since: expect.any(String), note: 'Ask Bo first.', by },
    ]);
    expect(after).toMatchObject({
      state: 'paused',
      issues: [{ reason: 'reads_paused', words: '“Ask Bo first.”', objects: ['contacts'], pausedBy: by }],
    });
    expect(before).toMatchObject({ state: 'working', issues: [] });
    expect(await groups()).toMatchObject([{ groupRef: 'acme', state: 'paused' }]);
    expect(await groups('?state=paused')).toMatchObject([{ issue: { reason: 'reads_paused' } }]);
    expect(await groups('?state=working')).toEqual([]);
    const { body: reads } = await request(
      'GET',
      `${path}/integrations/${integrationId}/installations/${id}/reads`,
    );
    expect(reads).toMatchObject([{ pause: { reason: 'asked', note: 'Ask Bo first.', by } }]);
  });

  it('shows who changed what there, and what it depends on, but nothing of others', async () => {
    const { request, projectPath: path, installed, given } = await startWithCustomers('acme', 'birch');
    const { body: before } = await request('GET', `${path}/groups/acme`);
    const { integrationId, integrationName } = before.installations[0];
    await request('PUT', `${path}/integrations:batch`, { manifest: given.manifest({ displayName: 'New' }) });
    const reads = `/read${path}/integrations/${integrationId}/installations`;
    await request('POST', `${reads}/${installed.get('acme')}:pause`, {});
    await request('POST', `${reads}/${installed.get('acme')}:unpause`, {});
    await request('POST', `${reads}/${installed.get('birch')}:pause`, {});
    const app = { provider: 'sandbox', groupRef: 'acme', clientId: 'own', clientSecret: 'first', scopes: [] };
    const { body: own } = await request('POST', `${path}/provider-apps`, app);
    const replaced = { updateMask: ['clientSecret'], providerApp: { clientSecret: 'second' } };
    await request('PATCH', `${path}/provider-apps/${own.id}`, replaced);
    await request('DELETE', `${path}/groups/acme/consumers/bo`);

    const { changes } = (await request('GET', `${path}/groups/acme`)).body;
    await request('DELETE', `${path}/integrations/${integrationId}/installations/${installed.get('acme')}`);
    const { body: left } = await request('GET', `${path}/groups/acme`);

    const [erased, updated] = changes;
    const [, , , ...others] = changes.map(({ action, name }: { action: string; name?: string }) => [
      action,
      name,
    ]);
    expect(others).toEqual([
      ['installation.reads_resumed', integrationName],
      ['installation.reads_paused', integrationName],
      ['integration.deployed', integrationName],
    ]);
    expect(left.changes[0]).toMatchObject({ action: 'installation.uninstalled', name: integrationName });
    expect(updated).toMatchObject({ action: 'provider_app.updated', replacedSecrets: ['clientSecret'] });
    expect(JSON.stringify(changes)).not.toContain('second');
    expect(erased).toEqual({
      id: expect.any(String),
      action: 'consumer.erased',
      actor: expect.stringMatching(/^api-key:/),
      createTime: expect.any(String),
    });
  });
});

describe('finding what does not work', () => {
  it('makes one issue of a provider that does not answer, for all its customers, and one of each who must sign in again', async () => {
    const { issues, diagnose, stopReads } = await startWithCustomers('acme', 'birch');
    for (const groupRef of ['acme', 'birch']) await diagnose(groupRef, 'provider_unreachable');

    const [issue, ...others] = await issues();

    expect(others).toEqual([]);
    expect(issue).toMatchObject({
      subject: { kind: 'provider' },
      providerName: 'Juniper CRM (API key)',
      affects: { groupCount: 2, installationCount: 2, first: [{}, {}] },
    });
    expect(await issues('?groupRef=birch')).toEqual([issue]);
    expect(await issues('?groupRef=dogwood')).toEqual([]);

    for (const groupRef of ['acme', 'birch']) await diagnose(groupRef, 'revoked');
    // A broken connection has stopped them.
    await stopReads('acme');
    expect((await issues()).map(({ reason, subject }) => [reason, subject.kind])).toEqual([
      ['revoked', 'connection'],
      ['revoked', 'connection'],
    ]);
  });

  it('makes an issue of an account that two customers have connected, which stops nothing', async () => {
    const { issues, groups, connect } = await startWithCustomers('acme');
    expect(await issues()).toEqual([]);

    await connect({ groupRef: 'cedar', consumerRef: 'somebody' });
    await connect({ groupRef: 'dogwood', consumerRef: 'somebody-else' });

    const [issue, ...others] = await issues();
    expect(others).toEqual([]);
    expect(issue).toMatchObject({
      reason: 'account_shared',
      actor: 'builder',
      stops: 'nothing',
      subject: { kind: 'account' },
      words: 'cedar and dogwood have connected the same account.',
      affects: { groupCount: 2, installationCount: 0 },
    });
    expect(await issues('?groupRef=acme')).toEqual([]);
    expect(await issues('?groupRef=cedar')).toEqual([issue]);
    // As home counts them: somebody of the builder is needed.
    expect((await groups()).map(({ groupRef, state }) => [groupRef, state])).toEqual([
      ['cedar', 'needs_action'],
      ['dogwood', 'needs_action'],
      ['acme', 'working'],
    ]);
  });

  it('lists what was put off apart, until its time is over, and forgets what was said when the cause is gone', async () => {
    const { issues, diagnose, patch, advanceClock, now } = await startWithCustomers('acme');
    await diagnose('acme', 'revoked');
    const [issue] = await issues();
    const id = issue?.id ?? '';
    const snoozedUntilTime = new Date(now().getTime() + DAY_MS).toISOString();

    await patch(id, { snoozedUntilTime });

    expect(await issues()).toEqual([]);
    expect(await issues('?state=snoozed')).toMatchObject([{ id, snoozedUntilTime }]);
    const beyond = await patch(id, { snoozedUntilTime: '9999-12-31T23:59:59-12:00' });
    expect(beyond).toMatchObject({ status: 200, body: { snoozedUntilTime: '9999-12-31T23:59:59.999Z' } });
    await patch(id, { snoozedUntilTime });
    advanceClock(DAY_MS + 1);
    expect(await issues()).toMatchObject([{ id }]);

    await patch(id, { told: true, note: 'Called them.' });
    const [told] = await issues();
    advanceClock(DAY_MS);
    await diagnose('acme', 'ok');
    const none = await issues();
    await diagnose('acme', 'revoked');
    const [again] = await issues();

    expect(told).toMatchObject({ note: 'Called them.', toldTime: expect.any(String) });
    expect(none).toEqual([]);
    expect(again?.id).toBe(id);
    expect(again).not.toHaveProperty('note');
  });

  it('makes two issues of two providers that refuse their apps, also when they say the same', async () => {
    const { issues, dependencies, project, now } = await startWithCustomers('acme');
    const isOfProject = eq(connections.projectId, project.id);
    const [row] = await dependencies.db.select().from(connections).where(isOfProject);
    if (!row) throw new Error('The customer has no connection.');
    const reason = 'misconfigured_app' as const;
    const diagnosis = { reason, since: now().toISOString(), actor: 'builder' as const, nextStep: 'A step.' };
    await dependencies.db.insert(connections).values({ ...row, id: v7(), provider: 'hubspot' });
    await dependencies.db
      .update(connections)
      .set({ status: 'bad_credentials', diagnosis })
      .where(isOfProject);

    const found = await issues();

    expect(found.map(({ reason, actor }) => [reason, actor])).toEqual([
      ['misconfigured_app', 'builder'],
      ['misconfigured_app', 'builder'],
    ]);
    expect(found.map(({ provider }) => provider).toSorted()).toEqual(['hubspot', row.provider].toSorted());
    expect(new Set(found.map(({ id }) => id)).size).toBe(2);
  });

  it('keeps the words of two people at once, and lets one of two through who answer to the same', async () => {
    const { issues, diagnose, patch } = await startWithCustomers('acme');
    await diagnose('acme', 'revoked');
    const [issue] = await issues();
    const id = issue?.id ?? '';
    await Promise.all([patch(id, { told: true }), patch(id, { note: 'Called them.' })]);
    const [both] = await issues();
    const etag = both?.etag ?? '';
    const say = (note: string, seen: string) => patch(id, { note, etag: seen });

    const answers = await Promise.all([say('One.', etag), say('Other.', etag)]);
    const [kept] = await issues();
    const again = await say('Both.', kept?.etag ?? '');
    const late = await say('Late.', kept?.etag ?? '');

    expect(both).toMatchObject({ note: 'Called them.', toldTime: expect.any(String) });
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'issue_changed' });
    expect(['One.', 'Other.']).toContain(kept?.note);
    expect([again.status, again.body.note, late.status]).toEqual([200, 'Both.', 409]);
    // None of these is the etag of an issue.
    for (const odd of ['', 'x', '1e3', '99999999999999999999', '-1']) {
      expect((await patch(id, { told: true, etag: odd })).status, odd).toBe(409);
    }
  });

  inFull('makes one issue of 400 installations with one cause, and names the first three', async () => {
    const { issues, request, project, diagnose, copyAcme } = await startWithCustomers('acme');
    await diagnose('acme', 'provider_unreachable');
    await copyAcme(399);

    const found = await issues();
    const { body: waiting } = await request(
      'GET',
      `/v1/projects/${project.id}/groups?state=waiting&pageSize=200`,
    );

    expect(found).toMatchObject([
      { reason: 'provider_unreachable', affects: { groupCount: 400, installationCount: 400 } },
    ]);
    expect(found[0]?.affects.first).toHaveLength(3);
    expect(waiting).toHaveLength(200);
  });

  inFull('hides no issue about events behind 501 installations that wait for longer', async () => {
    const { issues, groups, copyAcme, given, dependencies, project } = await startWithCustomers(
      'acme',
      'birch',
    );
    const { id } = await given.integration({ name: 'other' });
    await copyAcme(500);
    const { db } = dependencies;
    const own = sql`where project_id = ${project.id}::uuid`;
    const nowhere = { subscribe: { objects: [{ objectName: 'contacts', destination: 'nowhere' }] } };
    await db.execute(sql`update revisions set content = content || ${JSON.stringify(nowhere)}::jsonb ${own}`);
    await db.execute(
      sql`update installations set integration_id = ${id}::uuid ${own} and group_ref = 'birch'`,
    );
    const since = sql`now() - case group_ref when 'birch' then interval '1 hour' else interval '2 hours' end`;
    const refused = sql`insert into subscriptions (id, project_id, installation_id, events, error, create_time)
      select gen_random_uuid(), project_id, id, '[]', 'It was refused.', ${since} from installations ${own}`;
    const waiting = sql`insert into inbound_events (id, project_id, installation_id, object_name, event_hash, failures, due_time, create_time)
      select gen_random_uuid(), project_id, id, 'contacts', '', 1, now(), ${since} from installations ${own}`;
    for (const insert of [refused, waiting]) {
      await db.execute(sql`delete from subscriptions ${own}`);
      await db.execute(insert);

      const found = await issues();

      expect(found.map(({ affects }) => affects.groupCount)).toEqual([501, 1]);
      expect(await groups('?q=birch')).toMatchObject([{ issue: { id: found[1]?.id } }]);
    }
  });

  inFull('lists the oldest 500 of a kind, and says that there are more', async () => {
    const { request, project, given, dependencies } = await startTestServer();
    const { id } = await given.webhook('https://receiver.example/hooks');
    await dependencies.db.execute(sql`
      insert into destinations
      select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(), 'name', 'down-' || n,
        'disabled_time', now() - make_interval(secs => n)))).*
      from destinations d, generate_series(1, 501) n where d.id = ${id}::uuid`);

    const { body, headers } = await request('GET', `/v1/projects/${project.id}/issues`);

    expect(body).toHaveLength(500);
    expect(body[0].subject.name).toBe('down-501');
    expect(headers.get('dowel-warning')).toBe('issues_left_out;path="destinations"');
  });

  it('says of a customer, too, that there are more than it lists', async () => {
    const { request, projectPath, project, dependencies, diagnose } = await startWithCustomers('acme');
    await diagnose('acme', 'revoked');
    await dependencies.db.execute(sql`
      insert into connections
      select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'slot', n::text))).*
      from connections c, generate_series(1, 500) n where c.project_id = ${project.id}::uuid`);

    const { body, headers } = await request('GET', `${projectPath}/groups/acme`);

    expect(body.issues).toHaveLength(500);
    expect(headers.get('dowel-warning')).toBe('issues_left_out;path="connections"');
  });
});
