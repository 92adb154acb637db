import { Manifest } from '@dowel/schema/manifest';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../../test/start-test-server.ts';
import { type Context, createContext, enterProject } from '../../../context.ts';
import { aboutInstallations } from './installation-warnings.ts';

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

  it('lets others go in between while it looks at what many customers have chosen', async () => {
    const { deploy, listed, dependencies, project } = await startDeploying();
    await deploy({ manifest: manifest({}) });
    const selectedFields = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`field_${at}`, true]));
    const objects = { contacts: { objectName: 'contacts', selectedFields } };
    const installed = Array.from({ length: 100 }, () => ({
      content: { provider: 'sandbox', read: { objects } },
      scheduled: [],
    }));
    const integrationEffects = {
      ...dependencies.integrationEffects,
      listReads: async (_: Context, ids: readonly string[]) => new Map(ids.map((id) => [id, installed])),
    };
    const outside = createContext({ ...dependencies, integrationEffects }, 'tests');
    const context = enterProject(outside, project, { kind: 'system', id: 'tests' });
    const current = await listed();
    const next = Manifest.parse(
      manifest({ read: { objects: [{ ...contacts, optionalFieldsAuto: 'all' }] } }),
    );
    let turns = 0;
    const count = () => {
      turns += 1;
      counting = setImmediate(count);
    };
    let counting = setImmediate(count);

    const found = await aboutInstallations(context, current, next);

    clearImmediate(counting);
    expect(found).toMatchObject([{ message: expect.stringContaining('100 installations') }]);
    expect(turns).toBeGreaterThan(1);
  });
});

describe('a manifest that cannot be deployed', () => {
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
