import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';
import { startOrg } from '../../../test/started-org.ts';

const notFound = { status: 404, body: { code: 'org_not_found' } };

describe('changing a role', () => {
  it('holds a viewer to looking at what is there, from the next request on', async () => {
    const { request, project, given } = await startTestServer();
    const owner = await given.builder({ orgId: project.orgId });
    const person = await given.builder({ orgId: project.orgId, role: 'member' });
    const membership = `/v1/orgs/${project.orgId}/memberships/${person.id}`;
    const read = (path: string) =>
      request('GET', `/v1/projects/${project.id}/${path}`, undefined, person.headers);
    const { id } = await given.connection();

    await request('POST', `/v1/projects/${project.id}/api-keys`, { label: 'Laptop' }, person.headers);

    const before = await read('api-keys');
    const setRole = (role: string) => request('PATCH', membership, { role }, owner.headers);
    const warnings: unknown[] = [];
    for (const role of ['owner', 'member', 'deployer', 'support', 'viewer'])
      warnings.push((await setRole(role)).headers.get('dowel-warning'));

    expect(warnings).toEqual([null, null, ...Array(3).fill('keys_still_work;count=1')]);
    expect(before.status).toBe(200);
    expect((await read('connections')).status).toBe(200);
    for (const path of ['api-keys', `connections/${id}?includeCreds=true`, 'audit-log']) {
      expect((await read(path)).status).toBe(403);
    }
    expect(await read('api-keys')).toMatchObject({ body: { code: 'role_not_allowed' } });
  });
});

describe('removing somebody', () => {
  // @holds T9
  it('takes the org and its projects from their open sessions at once', async () => {
    const { asOwner, asMember, path, people, org } = await startOrg();
    const name = `gone-${org.id}`;
    await asMember('POST', '/projects', { name, appName: 'Gone', orgId: org.id });

    const removed = await asOwner('DELETE', `${path}/memberships/${people.member.id}`);

    expect(removed).toMatchObject({ status: 200, body: { keys: [] } });
    expect(await asMember('GET', path)).toMatchObject(notFound);
    expect(await asMember('GET', `/projects/${name}`)).toMatchObject({
      status: 404,
      body: { code: 'project_not_found' },
    });
    expect((await asMember('GET', '/my-info')).body).not.toHaveProperty('orgRole');
  });

  // @holds T9
  it('names the keys of theirs that go on, also those that a key of theirs made, and switches them off', async () => {
    const { asOwner, asMember, request, path, people, org } = await startOrg();
    const project = `keys-${org.id}`;
    await asMember('POST', '/projects', { name: project, appName: 'Keys', orgId: org.id });
    const laptop = await asMember('POST', `/projects/${project}/api-keys`, { label: 'Laptop' });
    const withKey = { 'x-api-key': laptop.body.key };
    const second = await request('POST', `/v1/projects/${project}/api-keys`, { label: 'Second' }, withKey);
    const { publicKey } = generateKeyPairSync('ed25519');
    const pem = publicKey.export({ type: 'spki', format: 'pem' });
    const signing = { label: 'Signing', algorithm: 'EdDSA', publicKeyPem: pem };
    await asMember('POST', `/projects/${project}/jwt-keys`, signing);

    const { body } = await asOwner('DELETE', `${path}/memberships/${people.member.id}?switchOffKeys=true`);

    expect(body.keys).toMatchObject([
      { kind: 'api_key', label: 'Laptop', scopes: ['full'], active: false },
      { kind: 'api_key', label: 'Second', active: false },
      { kind: 'jwt_key', label: 'Signing', kid: expect.any(String), active: false },
    ]);
    for (const { key } of [laptop.body, second.body]) {
      const answer = await request('GET', `/v1/projects/${project}`, undefined, { 'x-api-key': key });
      expect(answer).toMatchObject({ status: 401, body: { code: 'api_key_invalid' } });
    }
    const { body: log } = await asOwner('GET', `${path}/audit-log`);
    expect(
      log
        .slice(0, 4)
        .map(({ action }: { action: string }) => action)
        .sort(),
    ).toEqual(['api_key.updated', 'api_key.updated', 'jwt_key.updated', 'member.removed']);
  });

  // @holds T9
  it.each([
    ['remove each other', 404],
    ['leave', 409],
  ])('keeps one of two owners who %s at once', async (what, refusal) => {
    const { as, given } = await startOrg();
    for (let round = 0; round < 5; round += 1) {
      const first = await given.builder();
      const { body: org } = await as(first).ask('POST', '/orgs', { label: 'Acme' });
      const second = await given.builder({ orgId: org.id, role: 'owner' });
      const path = `/orgs/${org.id}/memberships`;

      const answers = await Promise.all([
        as(first).ask('DELETE', `${path}/${what === 'leave' ? first.id : second.id}`),
        as(second).ask('DELETE', `${path}/${what === 'leave' ? second.id : first.id}`),
      ]);

      expect(answers.map(({ status }) => status).sort()).toEqual([200, refusal]);
    }
  });
});
