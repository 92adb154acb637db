import { describe, expect, it } from 'vitest';
import { expectAnswer, expectProblem } from './expectations.ts';
import { type Contract, unknownId } from './target.ts';

export function connectionLinksContract(contract: () => Contract): void {
  describe('sending somebody a link to connect with', () => {
    const person = { groupRef: 'linked', consumerRef: 'lin' };

    it('makes, lists and revokes one', async () => {
      const { client, integrations } = contract();
      const { connectionLinks: links } = client;
      const body = { integrationId: integrations.oauth.id, ...person };

      const { url, ...link } = await expectAnswer(links.create(body));
      const listed = await expectAnswer(links.list({ groupRef: 'linked' }));
      await expectAnswer(links.delete(link.id));

      expect(url).toMatch(/^https?:/);
      expect(link).toMatchObject({ ...person, purpose: 'connect', status: 'pending' });
      expect(listed).toEqual([link]);
      expect(await links.list({ groupRef: 'linked' })).toEqual([]);
    });

    it('refuses what there is not, and what has no page to sign in on', async () => {
      const { client, integrations } = contract();
      const { connectionLinks: links } = client;
      const [oauth, apiKey] = [integrations.oauth.id, integrations.apiKey.id];

      await expectProblem(links.create({ integrationId: 'nothing', ...person }), 'integration_not_found');
      const again = links.create({ integrationId: oauth, ...person, connectionId: unknownId });
      await expectProblem(again, 'connection_not_found');
      await expectProblem(links.create({ integrationId: apiKey, ...person }), 'auth_scheme_mismatch');
      const old = links.create({ integrationId: oauth, ...person, expiresInSeconds: 604_801 });
      await expectProblem(old, 'invalid_request', ['expiresInSeconds']);
      await expectProblem(links.delete(unknownId), 'connection_link_not_found');
    });
  });
}
