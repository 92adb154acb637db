import { describe, expect, it } from 'vitest';
import { startCompany } from './accounts.ts';
import { expectAnswer, expectProblem } from './expectations.ts';
import type { Contract } from './target.ts';

export function statsContract(contract: () => Contract): void {
  describe('looking at the usage', () => {
    it('answers a project what was counted, and the same as a file', async () => {
      const { stats } = contract().client;

      const answer = await expectAnswer(stats.get({ bucket: 'hour', by: 'provider' }));
      const file = await expectAnswer(stats.export({ metric: 'calls' }));

      expect(answer).toMatchObject({ stats: [], deploys: expect.any(Array) });
      expect(file).toBe('startTime,metric,key,label,total,failed,pending\r\n');
    });

    it('refuses a time that ends before it begins', async () => {
      const query = { sinceTime: '2026-11-20T00:00:00Z', untilTime: '2026-11-19T00:00:00Z' };
      const { stats } = contract().client;

      await expectProblem(stats.get(query), 'invalid_request', ['untilTime']);
      await expectProblem(stats.export(query), 'invalid_request', ['untilTime']);
    });

    it('answers the people of an org, and nobody else', async () => {
      const { orgId, member, stranger } = await startCompany(contract());

      const answer = await expectAnswer(member.client.stats.getForOrg(orgId));

      expect(answer).toMatchObject({ stats: [], deploys: [] });
      await expectProblem(stranger.client.stats.getForOrg(orgId), 'org_not_found');
    });
  });
}
