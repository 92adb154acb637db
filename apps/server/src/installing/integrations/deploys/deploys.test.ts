import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../../test/start-test-server.ts';

async function startDeploying() {
  const server = await startTestServer();
  const path = `/v1/projects/${server.project.id}/integrations`;
  return {
    ...server,
    path,
    deploy: (body: unknown, query = '') => server.request('PUT', `${path}:batch${query}`, body),
    listed: async () => (await server.request('GET', path)).body,
  };
}

const contacts = { objectName: 'contacts', destination: 'hook', requiredFields: [{ fieldName: 'email' }] };
const deals = { objectName: 'deals', destination: 'hook', requiredFields: [{ fieldName: 'name' }] };
const manifest = (...integrations: Record<string, unknown>[]) => ({
  specVersion: '1.0.0',
  integrations: integrations.map((values) => ({
    name: 'desk',
    provider: 'sandbox',
    read: { objects: [contacts] },
    ...values,
  })),
});

const yaml = `specVersion: 1.0.0
integrations:
  - name: desk
    provider: sandbox
    read:
      objects:
        - objectName: contacts
          destination: hook
          schedule: "0 * * * *"
          requiredFields:
            - fieldName: email
`;

describe('deploying a manifest', () => {
  it('creates every integration of it, in its order', async () => {
    const { deploy, listed } = await startDeploying();

    const answer = await deploy({
      manifest: manifest({ name: 'b' }, { name: 'a', provider: 'sandboxApiKey' }),
    });

    expect(answer).toMatchObject({
      status: 200,
      body: [
        { name: 'b', provider: 'sandbox', latestRevision: { specVersion: '1.0.0', content: { name: 'b' } } },
        { name: 'a', provider: 'sandboxApiKey' },
      ],
    });
    expect(await listed()).toEqual(answer.body);
  });

  it('takes YAML, and JSON in its place', async () => {
    const { deploy } = await startDeploying();

    const first = await deploy({ sourceYaml: yaml });
    const second = await deploy({ sourceYaml: JSON.stringify(manifest({})) });

    expect(first.body[0].latestRevision.content.read.objects[0].schedule).toBe('0 * * * *');
    expect(second.body[0]).toMatchObject({
      id: first.body[0].id,
      latestRevision: { content: { name: 'desk' } },
    });
  });

  it('adds a revision when something changed', async () => {
    const { deploy, advanceClock, now } = await startDeploying();
    const { body: before } = await deploy({ manifest: manifest({}) });
    advanceClock(60_000);

    const { body: after } = await deploy({ manifest: manifest({ displayName: 'Desk' }) });

    expect(after[0]).toMatchObject({ id: before[0].id, updateTime: now().toISOString() });
    expect(after[0].latestRevision.id).not.toBe(before[0].latestRevision.id);
  });

  it('adds none when nothing changed', async () => {
    const { deploy, advanceClock } = await startDeploying();
    const { body: before } = await deploy({ manifest: manifest({}) });
    advanceClock(60_000);

    const { body: after } = await deploy({ manifest: manifest({}) });

    expect(after).toEqual(before);
  });

  it.each([
    ['other order of objects', { read: { objects: [deals, contacts] } }, 'update'],
    ['an empty schedule', { read: { objects: [{ ...contacts, schedule: '' }, deals] } }, 'unchanged'],
  ])('holds with its dry run that %s is a change, or none', async (_, values, action) => {
    const { deploy } = await startDeploying();
    const { body: before } = await deploy({ manifest: manifest({ read: { objects: [contacts, deals] } }) });

    const plan = await deploy({ manifest: manifest(values), dryRun: true });
    const after = await deploy({ manifest: manifest(values) });

    expect(plan.body.changes).toMatchObject([{ action }]);
    const isSame = after.body[0].latestRevision.id === before[0].latestRevision.id;
    expect(isSame).toBe(action === 'unchanged');
  });

  it('takes a name in another case for the same integration, spelled anew', async () => {
    const { deploy, listed } = await startDeploying();
    const { body: before } = await deploy({ manifest: manifest({}) });

    await deploy({ manifest: manifest({ name: 'Desk' }) });

    expect(await listed()).toMatchObject([{ id: before[0].id, name: 'Desk' }]);
  });

  it('leaves alone what the manifest does not name', async () => {
    const { deploy, listed } = await startDeploying();
    await deploy({ manifest: manifest({ name: 'one' }) });
    await deploy({ manifest: manifest({ name: 'two' }) });

    expect(await listed()).toMatchObject([{ name: 'one' }, { name: 'two' }]);
  });

  it('makes one integration of two deploys at the same time', async () => {
    const { deploy, listed } = await startDeploying();

    const answers = await Promise.all([
      deploy({ manifest: manifest({}) }),
      deploy({ manifest: manifest({}) }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await listed()).toHaveLength(1);
  });

  it('is not for pages', async () => {
    const { request, path, frontendKey } = await startDeploying();

    const answer = await request('PUT', `${path}:batch`, { sourceYaml: yaml }, { 'x-api-key': frontendKey });

    expect(answer).toMatchObject({ status: 403, body: { code: 'api_key_scope' } });
  });
});

describe('a manifest that cannot be deployed', () => {
  it.each([
    ['no source', {}],
    ['two sources', { sourceYaml: yaml, manifest: manifest({}) }],
    ['three sources', { sourceYaml: yaml, manifest: manifest({}), sourceZipUrl: 'gs://a/b' }],
  ])('is refused with %s', async (_case, body) => {
    const { deploy, listed } = await startDeploying();

    expect(await deploy(body)).toMatchObject({ status: 400, body: { code: 'manifest_source' } });
    expect(await listed()).toEqual([]);
  });

  it('points at line and column', async () => {
    const { deploy, listed } = await startDeploying();

    const answer = await deploy({ sourceYaml: yaml.replace('0 * * * *', '* * * * *') });

    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: 'manifest_invalid',
        issues: [
          {
            name: 'integrations[0].read.objects[0].schedule',
            remedy: expect.any(String),
            context: { line: 9, column: expect.any(Number) },
          },
        ],
      },
    });
    expect(answer.body.causes[0]).toContain('line 9');
    expect(await listed()).toEqual([]);
  });

  it('points at the provider nobody knows and says which may be meant', async () => {
    const { deploy, listed } = await startDeploying();

    const answer = await deploy({ sourceYaml: yaml.replace('provider: sandbox', 'provider: Sandbox') });

    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: 'manifest_invalid',
        issues: [{ name: 'integrations[0].provider', context: { line: 4 } }],
      },
    });
    expect(answer.body.issues[0].remedy).toContain('"sandbox"');
    expect(await listed()).toEqual([]);
  });

  it('points at the module the provider lacks', async () => {
    const { deploy } = await startDeploying();

    const answer = await deploy({ manifest: manifest({ module: 'crm' }) });

    expect(answer).toMatchObject({ status: 422, body: { issues: [{ name: 'integrations[0].module' }] } });
  });

  it.each([
    ['text that is no YAML', ': : :\n  - ['],
    ['nothing', ''],
    ['an empty list', 'specVersion: 1.0.0\nintegrations: []'],
    ['another version', yaml.replace('1.0.0', '2.0.0')],
    ['two integrations of one name', `${yaml}${yaml.split('\n').slice(2).join('\n')}`],
  ])('is refused for %s', async (_case, sourceYaml) => {
    const { deploy, listed } = await startDeploying();

    const answer = await deploy({ sourceYaml });

    expect(answer).toMatchObject({ status: 422, body: { code: 'manifest_invalid' } });
    expect(answer.body.issues.length).toBeGreaterThan(0);
    expect(await listed()).toEqual([]);
  });

  it('is refused as a whole when one integration is wrong', async () => {
    const { deploy, listed } = await startDeploying();

    const answer = await deploy({
      manifest: manifest({ name: 'good' }, { name: 'bad', provider: 'nowhere' }),
    });

    expect(answer).toMatchObject({ status: 422, body: { issues: [{ name: 'integrations[1].provider' }] } });
    expect(await listed()).toEqual([]);
  });

  it('cannot move an integration to another provider', async () => {
    const { deploy, listed } = await startDeploying();
    const { body: before } = await deploy({ manifest: manifest({}) });

    const answer = await deploy({ manifest: manifest({ name: 'new' }, { provider: 'sandboxApiKey' }) });

    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'manifest_invalid', issues: [{ name: 'integrations[1].provider' }] },
    });
    expect(await listed()).toEqual(before);
  });

  it('says in which line it would be moved to another provider', async () => {
    const { deploy } = await startDeploying();
    await deploy({ sourceYaml: yaml });

    const answer = await deploy({ sourceYaml: yaml.replace('sandbox', 'sandboxApiKey') });

    expect(answer.body.issues).toMatchObject([{ context: { line: 4, column: 15 } }]);
  });
});

describe('unknown keys', () => {
  const misspelled = yaml.replace('requiredFields', 'requireFields');

  it('are warned about by a dry run', async () => {
    const { deploy } = await startDeploying();

    const { status, body } = await deploy({ sourceYaml: misspelled, dryRun: true });

    expect(status).toBe(200);
    expect(body.warnings).toContainEqual(
      expect.objectContaining({
        severity: 'warning',
        line: 10,
        fix: expect.stringContaining('requiredFields'),
      }),
    );
  });

  it('do not keep a manifest from being deployed, but with strict', async () => {
    const { deploy, listed } = await startDeploying();

    expect(await deploy({ sourceYaml: misspelled, strict: true })).toMatchObject({
      status: 422,
      body: { code: 'manifest_invalid' },
    });
    expect(await listed()).toEqual([]);
    expect((await deploy({ sourceYaml: misspelled })).status).toBe(200);
  });
});

describe('a dry run', () => {
  it('says what would change and changes nothing', async () => {
    const { deploy, listed } = await startDeploying();
    await deploy({ manifest: manifest({}, { name: 'other' }) });
    const before = await listed();
    const companies = { ...contacts, objectName: 'companies' };

    const { status, body } = await deploy({
      dryRun: true,
      manifest: manifest(
        { name: 'Desk', read: { objects: [companies] } },
        { name: 'other' },
        { name: 'new' },
      ),
    });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      dryRun: true,
      changes: [
        {
          name: 'Desk',
          action: 'update',
          integrationId: before[0].id,
          read: { added: ['companies'], removed: ['contacts'], changed: [] },
          affectedInstallations: 0,
        },
        { name: 'other', action: 'unchanged' },
        { name: 'new', action: 'create' },
      ],
      warnings: [
        { path: 'integrations[0].provider' },
        { path: 'integrations[0].read.objects[0].destination' },
      ],
    });
    expect(await listed()).toEqual(before);
  });

  it('finds the same faults as a deploy', async () => {
    const { deploy } = await startDeploying();
    await deploy({ manifest: manifest({}) });

    for (const values of [{ provider: 'nowhere' }, { provider: 'sandboxApiKey' }]) {
      expect(await deploy({ dryRun: true, manifest: manifest(values) })).toMatchObject({
        status: 422,
        body: { code: 'manifest_invalid', issues: [{ name: 'integrations[0].provider' }] },
      });
    }
  });
});

describe('adding a revision to one integration', () => {
  it('takes its entry out of a manifest and answers the revision', async () => {
    const { deploy, request, path, listed } = await startDeploying();
    const { body: before } = await deploy({ sourceYaml: yaml });
    const sourceYaml = JSON.stringify(manifest({ displayName: 'Desk' }, { name: 'other' }));

    const answer = await request('POST', `${path}/${before[0].id}/revisions`, { sourceYaml });

    expect(answer).toMatchObject({ status: 201, body: { content: { displayName: 'Desk' } } });
    expect(await listed()).toMatchObject([{ id: before[0].id, latestRevision: { id: answer.body.id } }]);
  });

  it('is refused without its entry, and without a source', async () => {
    const { deploy, request, path } = await startDeploying();
    const { body: before } = await deploy({ sourceYaml: yaml });
    const revisions = `${path}/${before[0].id}/revisions`;

    expect(await request('POST', revisions, { sourceYaml: yaml.replace('desk', 'other') })).toMatchObject({
      status: 422,
      body: {
        code: 'manifest_invalid',
        issues: [{ name: 'integrations', detail: expect.stringContaining('"desk"') }],
      },
    });
    expect(await request('POST', revisions, {})).toMatchObject({
      status: 400,
      body: { code: 'manifest_source' },
    });
  });

  it('is 404 without such an integration', async () => {
    const { request, path } = await startDeploying();

    expect(await request('POST', `${path}/nonsense/revisions`, { sourceYaml: yaml })).toMatchObject({
      status: 404,
      body: { code: 'integration_not_found' },
    });
  });
});
