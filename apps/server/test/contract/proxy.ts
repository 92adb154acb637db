import { describe, expect, it } from 'vitest';
import { installedGroup } from './connected.ts';
import { type Contract, unknownId } from './target.ts';

export function proxyContract(contract: () => Contract): void {
  const installed = async () => {
    const { installation, identity } = await installedGroup(contract());
    return { installationId: installation.id, ...identity };
  };

  describe('calling a provider through the proxy', () => {
    // @holds P10
    it('is refused to a page', async () => {
      const { installationId } = await installed();

      const call = contract().page.proxy.fetch({ installationId }, '/me');

      await expect(call).rejects.toMatchObject({ status: 403, code: 'api_key_scope' });
      expect(contract().lastResponse().headers.get('X-Dowel-Answered-By')).toBe('dowel');
    });

    it('is refused for an installation that does not exist', async () => {
      const call = contract().client.proxy.fetch({ installationId: unknownId }, '/me');

      await expect(call).rejects.toMatchObject({ status: 404, code: 'installation_not_found' });
    });

    it('is refused for an integration that does not exist, and for a group that has not installed it', async () => {
      const { proxy } = contract().client;
      const { name: integrationName } = contract().integrations.apiKey;
      const { groupRef } = contract().newIdentity();

      const ofNone = proxy.fetch({ integrationName: 'no-such-integration', groupRef }, '/me');
      await expect(ofNone).rejects.toMatchObject({ status: 404, code: 'integration_not_found' });

      const ofNobody = proxy.fetch({ integrationName, groupRef }, '/me');
      await expect(ofNobody).rejects.toMatchObject({ status: 404, code: 'installation_not_found' });
    });

    it('is refused where nobody has switched it on', async () => {
      const { installationId } = await installed();

      const call = contract().client.proxy.fetch({ installationId }, '/me');

      await expect(call).rejects.toMatchObject({
        status: 403,
        code: 'proxy_disabled',
        builderRemedy: expect.stringContaining('enabled'),
      });
    });

    it('is refused without a version, a project or a key', async () => {
      const { apiKey, baseUrl } = contract();
      const url = `${baseUrl.replace(/v1$/, 'proxy')}/me`;
      const headers = { 'x-api-key': apiKey, 'x-amp-proxy-version': '1', 'x-amp-project-id': unknownId };
      const codeOf = async (some: Partial<typeof headers>) => {
        const given = Object.entries(some).filter((header): header is [string, string] => Boolean(header[1]));
        const response = await contract().fetch(new Request(url, { headers: given }));
        return (await response.json()).code;
      };

      const { 'x-amp-proxy-version': _, ...unversioned } = headers;
      const { 'x-amp-project-id': __, ...ofNoProject } = headers;
      const { 'x-api-key': ___, ...anonymous } = headers;

      expect(await Promise.all([headers, unversioned, ofNoProject, anonymous].map(codeOf))).toEqual([
        'project_not_found',
        'invalid_request',
        'invalid_request',
        'credentials_missing',
      ]);
    });
  });
}
