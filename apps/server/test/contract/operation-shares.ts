import { describe, expect, it } from 'vitest';
import { installedGroup } from './connected.ts';
import { expectAnswer, expectProblem } from './expectations.ts';
import { type Contract, unknownId } from './target.ts';

export function operationSharesContract(contract: () => Contract): void {
  describe('sharing an operation', () => {
    const ran = async () => {
      const { installation } = await installedGroup(contract());
      await contract().operation(installation, 'Read');
      const [operation] = await contract().client.operations.listForProject({
        installationId: installation.id,
      });
      return operation?.id ?? '';
    };

    it('makes, lists and withdraws a link', async () => {
      const { operationShares: shares } = contract().client;
      const id = await ran();

      const { url, ...share } = await expectAnswer(shares.create(id, { expiresInSeconds: 3600 }));
      const listed = await expectAnswer(shares.list(id));
      await expectAnswer(shares.delete(id, share.id));

      expect(url).toMatch(/^https?:.*\/console\/share\/dowel_share_[\w-]{43}$/);
      expect(Date.parse(share.expireTime) - Date.parse(share.createTime)).toBe(3_600_000);
      expect(listed).toEqual([share]);
      expect(await shares.list(id)).toEqual([]);
    });

    it('refuses what there is not, and links that never end', async () => {
      const { operationShares: shares } = contract().client;
      const id = await ran();

      await expectProblem(shares.create(unknownId), 'operation_not_found');
      await expectProblem(shares.list(unknownId), 'operation_not_found');
      await expectProblem(shares.delete(id, unknownId), 'operation_share_not_found');
      const long = shares.create(id, { expiresInSeconds: 604_801 });
      await expectProblem(long, 'invalid_request', ['expiresInSeconds']);
    });
  });
}
