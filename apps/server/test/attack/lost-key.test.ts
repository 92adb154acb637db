import { type SQL, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../connected-server.ts';
import { startSignInServer } from '../signing-in.ts';
import { startTestServer } from '../start-test-server.ts';

/** One value names a key that is not in the ring. The other names a key in the ring, which does not open it. */
const unreadable: [string, SQL][] = [
  ['a key that is gone', sql`'v1.gone.AAAA.AAAA'`],
  ['other bytes under the id of a key', sql`'v1.test.' || repeat('A', 120) || '.' || repeat('A', 120)`],
];

describe.each(unreadable)('a row sealed with %s', (_, sealed) => {
  it('is one API key marked so in the list, and works for who holds it', async () => {
    const { request, given, project, dependencies } = await startTestServer();
    const path = `/v1/projects/${project.id}/api-keys`;
    const { body: lost } = await request('POST', path, { label: 'lost', scopes: ['full'] });
    await given.apiKey();
    await dependencies.db.execute(
      sql`update api_keys set key_sealed = ${sealed} where project_id = ${project.id} and label = 'lost'`,
    );

    const { status, body } = await request('GET', path);
    const shown = await request('GET', `${path}/${lost.key}`, undefined, { 'x-api-key': lost.key });

    expect(status).toBe(200);
    expect(body.filter((key: { isUnreadable?: true }) => key.isUnreadable)).toEqual([
      { ...lost, key: '', isUnreadable: true },
    ]);
    expect(body.length).toBeGreaterThan(2);
    expect(shown).toMatchObject({ status: 200, body: lost });
  });

  // @holds M4
  it('is one connection marked so in every list', async () => {
    const { request, connection, connect, install, projectPath, base, dependencies } =
      await startConnectedServer();
    const other = await connect({ groupRef: 'globex' });
    await install();
    await dependencies.db.execute(
      sql`update connections set credentials_sealed = ${sealed} where id = ${connection.id}`,
    );

    const one = await request('GET', `${projectPath}/connections/${connection.id}`);
    const all = await request('GET', `${projectPath}/connections`);
    const installed = await request('GET', `${base}/installations`);

    const diagnosis = { reason: 'unreadable', actor: 'operator', nextStep: expect.any(String) };
    expect(one).toMatchObject({ status: 200, body: { id: connection.id, diagnosis } });
    expect(all.status).toBe(200);
    expect(all.body).toContainEqual(
      expect.objectContaining({ id: connection.id, diagnosis: one.body.diagnosis }),
    );
    expect(all.body).toContainEqual(expect.objectContaining({ id: other.id, diagnosis: other.diagnosis }));
    expect(installed).toMatchObject({ status: 200, body: [{ connection: { diagnosis } }] });
  });

  // @holds M5
  it('is 503 with Retry-After for what needs the credentials', async () => {
    const { request, connection, projectPath, base, given, dependencies } = await startConnectedServer();
    await dependencies.db.execute(
      sql`update connections set credentials_sealed = ${sealed} where id = ${connection.id}`,
    );

    const answers = [
      await request('GET', `${projectPath}/connections/${connection.id}?includeCreds=true`),
      await request('GET', `${projectPath}/connections/${connection.id}?refresh=force`),
      await request('POST', `${base}/installations`, given.installationBody()),
    ];

    for (const { status, body, headers } of answers) {
      expect({ status, code: body.code, retryable: body.retryable }).toEqual({
        status: 503,
        code: 'secret_unreadable',
        retryable: true,
      });
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(JSON.stringify(body)).not.toContain('v1.');
    }
  });

  it('is 503 for a sign-in that needs the client secret, and one of the provider apps', async () => {
    const { begin, request, providerApp, project, dependencies } = await startSignInServer();
    await dependencies.db.execute(
      sql`update provider_apps set client_secret_sealed = ${sealed} where id = ${providerApp.id}`,
    );

    const begun = await begin();
    const listed = await request('GET', `/v1/projects/${project.id}/provider-apps`);

    expect(begun).toMatchObject({ status: 503, body: { code: 'secret_unreadable' } });
    expect(listed).toMatchObject({ status: 200, body: [{ id: providerApp.id }] });
  });

  it('is 503 for an answer that was kept, and nothing is done again', async () => {
    const { request, project, dependencies } = await startTestServer();
    const path = `/v1/projects/${project.id}/topics`;
    const send = () => request('POST', path, { name: 'once' }, { 'Idempotency-Key': 'kept' });
    await send();
    await dependencies.db.execute(
      sql`update idempotency_keys set body_sealed = ${sealed} where project_id = ${project.id}`,
    );

    const again = await send();
    const { body: topics } = await request('GET', path);

    expect(again).toMatchObject({ status: 503, body: { code: 'secret_unreadable' } });
    expect(topics).toHaveLength(1);
  });
});
