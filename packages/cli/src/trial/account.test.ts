import { DowelClient } from '@dowel/client';
import { describe, expect, it } from 'vitest';
import { openAccount } from './account.ts';

const platform = 'https://api.oak.example/{{.workspace}}/rest';
const entry = {
  name: 'oak',
  baseURL: platform,
  defaultModule: 'crm',
  modules: { crm: { baseURL: `${platform}/crm` }, files: { baseURL: 'https://files.oak.example' } },
};

/**
 * An account whose integration has this proxy, and the paths below the proxy that are called.
 * @param firstAnswer of the service to a call through the proxy. All others are answered by the provider.
 */
async function open(proxy: object, firstAnswer?: Response, module?: string) {
  const paths: string[] = [];
  let refusal = firstAnswer;
  const answers: Readonly<Record<string, unknown>> = {
    '/v1/projects/demo/installations': [
      { id: 'i', integrationId: 'n', connection: { id: 'c', provider: 'oak' } },
    ],
    '/v1/projects/demo/integrations/n': { latestRevision: { content: { proxy, module } } },
    '/v1/providers/oak': entry,
  };
  const client = new DowelClient({
    baseUrl: 'http://dowel.example/v1',
    project: 'demo',
    apiKey: 'k',
    fetch: ({ url }) => {
      const { pathname, search } = new URL(url);
      if (!pathname.startsWith('/proxy/')) return Response.json(answers[pathname]);
      paths.push(pathname.replace('/proxy', '') + search);
      const answer = refusal;
      refusal = undefined;
      if (answer) return answer;
      return Response.json({}, { headers: { 'x-dowel-answered-by': 'provider' } });
    },
  });
  return { account: await openAccount(client, 'c'), paths };
}

describe('a trial of a connector at a connected account', () => {
  it('calls below the base URL of the connector or of the object, whatever the proxy calls below', async () => {
    const { account, paths } = await open({ enabled: true });

    await account.fetch('/contacts?limit=2');
    await account.fetch('boards', { base: (bases) => bases.root });
    await account.fetch('sprints', { base: (_, used) => used.replace(/\/crm$/, '/agile') });
    await account.fetch('https://api.oak.example/acme/rest/crm/contacts?after=2');

    expect(paths).toEqual(['/crm/contacts?limit=2', '/boards', '/agile/sprints', '/crm/contacts?after=2']);
  });

  it.each(['crm', undefined])(
    'says so when the proxy of module %s does not reach the base URL of an object, and calls nothing else',
    async (module) => {
      const { account, paths } = await open({ enabled: true, useModule: true }, undefined, module);

      await account.fetch('/contacts');
      await expect(account.fetch('/boards', { base: ({ root }) => root })).rejects.toThrow(/useModule/);
      await expect(account.fetch('/files', { base: ({ files }) => files })).rejects.toThrow(/is not below/);

      expect(paths).toEqual(['/contacts']);
    },
  );

  it.each([
    ['provider_unreachable', 502],
    ['provider_answer_missing', 502],
    ['provider_answer_too_large', 502],
  ])('lets one case fail when the service answers %s, and can go on', async (code, status) => {
    const { account } = await open(
      { enabled: true },
      Response.json({ code, detail: 'Oak did not answer in time.' }, { status }),
    );

    await expect(account.fetch('/contacts')).rejects.toMatchObject({
      name: 'ProviderError',
      kind: 'unreachable',
      message: expect.stringContaining('Oak did not answer in time.'),
    });
    expect((await account.fetch('/contacts')).status).toBe(200);
  });

  it('waits when the service calls the provider later', async () => {
    const later = { code: 'provider_rate_limited', detail: 'Oak takes no more calls now.' };
    const headers = { 'retry-after': '0.01' };
    const { account, paths } = await open({ enabled: true }, Response.json(later, { status: 429, headers }));

    expect((await account.fetch('/contacts')).status).toBe(200);
    expect(paths).toHaveLength(2);
  });

  it('ends when it may not call at all', async () => {
    const { account } = await open(
      { enabled: true },
      Response.json({ code: 'proxy_disabled' }, { status: 403 }),
    );

    await expect(account.fetch('/contacts')).rejects.toMatchObject({ code: 'proxy_disabled' });
  });
});
