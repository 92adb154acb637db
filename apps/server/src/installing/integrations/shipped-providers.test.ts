import { createCatalogue, ownProviders } from '@dowel/catalogue';
import { baseUrlOf, templateNames } from '@dowel/schema/rules';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';
import { shippedFacts } from '../../providers/connectors/find-connector.ts';
import { findStrategy } from '../../providers/provider-auth/find-strategy.ts';
import { findSource } from '../connections/post-authentication/find-source.ts';

const catalogue = createCatalogue(ownProviders);

/** Their sign-in wants something that Dowel cannot send. Their entries say what. */
const outOfReach = [
  'adp',
  'aws',
  'bigCommerce',
  'fourFour',
  'googleWorkspaceDelegation',
  'jump',
  'microsoftAdminConsent',
  'outplay',
  'redtail',
  'salesforceJWT',
  'tiktokAds',
];

async function start() {
  const { request, project } = await startTestServer({ catalogue });
  const integrations = `/v1/projects/${project.id}/integrations`;
  const path = `${integrations}:batch`;
  return {
    request,
    integrations,
    put: (sourceYaml: string, dryRun: boolean) => request('PUT', path, { sourceYaml, dryRun }),
    deploy: (integrations: object[]) => request('PUT', path, { sourceYaml: yamlOf(integrations) }),
    plan: (integrations: object[]) =>
      request('PUT', path, { sourceYaml: yamlOf(integrations), dryRun: true }),
  };
}

/** JSON is YAML. */
const yamlOf = (integrations: object[]) => JSON.stringify({ specVersion: '1.0.0', integrations });

const read = {
  objects: [
    { objectName: 'things', destination: 'hook', schedule: '*/10 * * * *', optionalFieldsAuto: 'all' },
  ],
};
const write = { objects: [{ objectName: 'things' }] };
const subscribe = {
  objects: [
    {
      objectName: 'things',
      destination: 'hook',
      inheritFieldsAndMapping: true,
      createEvent: { enabled: 'always' },
    },
  ],
};
const proxy = { enabled: true };

describe('deploying to providers that ship with Dowel', async () => {
  const { deploy, plan, put, request, integrations } = await start();

  it('takes a manifest that asks every one of them for everything', async () => {
    const everything = Object.keys(catalogue.all()).map((provider) => ({
      name: `all-${provider}`,
      displayName: provider,
      provider,
      read,
      write,
      subscribe,
      proxy,
    }));

    const { status, body } = await deploy(everything);

    expect(status).toBe(200);
    expect(body).toHaveLength(everything.length);
  });

  // The forms of published manifests: one per pattern of provider, module and what is asked for.
  it.each([
    ['a proxy alone', { provider: 'dovetail', proxy }, []],
    ['records and a proxy', { provider: 'anthropic', read, write, proxy }, ['read', 'write']],
    ['a module', { provider: 'salesforce', module: 'crm', read, subscribe }, ['subscribe']],
    ['a module that tells of changes', { provider: 'hubspot', module: 'crm', read, subscribe }, []],
    ['the default module', { provider: 'salesforce', read, write, proxy }, []],
    ['a module of a provider with several', { provider: 'netsuiteM2M', module: 'restlet', read }, ['read']],
    ['a module that the connector is not for', { provider: 'google', module: 'gmail', read }, ['read']],
    ['an object of another name', { provider: 'github', read }, ['read.objects[0].objectName']],
    ['what cannot be called yet', { provider: 'tiktokAds', proxy }, ['proxy']],
  ])('warns where a manifest with %s asks for what does not work yet', async (_, asked, missing) => {
    const { status, body } = await plan([{ name: 'one', displayName: 'One', ...asked }]);

    expect(status).toBe(200);
    const ofTheProject = /\.(provider|destination)$/;
    const paths = body.warnings.map(({ path }: { path: string }) => path);
    expect(paths.filter((path: string) => !ofTheProject.test(path))).toEqual(
      missing.map((action) => `integrations[0].${action}`),
    );
  });

  it('warns of what the project and the connector lack, at its place, and a deploy names the places', async () => {
    const sourceYaml = [
      'specVersion: 1.0.0',
      'integrations:',
      '  - name: desk',
      '    provider: github',
      '    read:',
      '      objects:',
      '        - objectName: issue',
      '          destination: hook',
    ].join('\n');

    const planned = await put(sourceYaml, true);
    const deployed = await put(sourceYaml, false);
    const revisions = `${integrations}/${deployed.body[0].id}/revisions`;
    const revised = await request('POST', revisions, { sourceYaml });

    const at = 'integrations[0].read.objects[0]';
    expect(planned.body.warnings).toMatchObject([
      { path: `${at}.objectName`, line: 7, fix: expect.stringContaining('asked for "issues"') },
      { path: 'integrations[0].provider', line: 4, fix: expect.stringContaining('/provider-apps"') },
      { path: `${at}.destination`, line: 8, fix: expect.stringContaining('{"name":"hook",') },
    ]);
    const named = [`${at}.objectName`, 'integrations[0].provider', `${at}.destination`]
      .map((one) => `manifest_warning;path="${one}"`)
      .join(', ');
    expect(deployed.headers.get('dowel-warning')).toBe(named);
    expect(revised.headers.get('dowel-warning')).toBe(named);
  });

  it('says of no provider that it can be called if the server cannot attach its credentials', () => {
    const callable = Object.values(catalogue.all()).filter(({ support }) => support.proxy);
    const others = Object.values(catalogue.all()).filter(({ support }) => !support.proxy);

    expect(callable.filter((provider) => !findStrategy(provider))).toEqual([]);
    expect(others.map(({ name }) => name).sort()).toEqual(outOfReach);
  });

  it('says of no provider that it has records if the server has no connector', () => {
    const promising = Object.values(catalogue.all()).filter(({ support }) => support.read || support.write);

    expect(promising.filter(({ name }) => !shippedFacts(name))).toEqual([]);
  });

  it('says of no provider that it can be called if the server cannot learn a value of its addresses', () => {
    const unknown = Object.values(catalogue.all()).flatMap((provider) => {
      const told = (provider.metadata?.postAuthentication ?? []).map(({ name }) => name);
      const modules = ['root', ...Object.keys(provider.modules ?? {})];
      const used = modules.flatMap((module) => templateNames(baseUrlOf(provider, module)));
      const needed = used.filter((name) => told.includes(name));
      const learnt = Object.keys(findSource(provider.name)?.values ?? {});
      return needed.filter((name) => !learnt.includes(name)).map((name) => `${provider.name}: ${name}`);
    });

    expect(unknown).toEqual([]);
  });
});
