import { endpoints } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { installedGroup } from './connected.ts';
import { expectAnswer, expectProblem } from './expectations.ts';
import { type Contract, unknownId } from './target.ts';

export function operationSharesContract(contract: () => Contract): void {
  const { createOperationShare: create, listOperationShares: list, deleteOperationShare: remove } = endpoints;

  describe('sharing an operation', () => {
    const ran = async () => {
      const { installation } = await installedGroup(contract());
      const { id: installationId, integrationId, config } = installation;
      const result = 'Read';
      await contract().operation({ installationId, integrationId, configId: config.id, result });
      const [operation] = await contract().client.operations.listForProject({ installationId });
      return operation?.id ?? '';
    };

    it('makes, lists and withdraws a link', async () => {
      const { operationShares: shares } = contract().client;
      const id = await ran();

      const { url, ...share } = await expectAnswer(create, shares.create(id, { expiresInSeconds: 3600 }));
      const listed = await expectAnswer(list, shares.list(id));
      await expectAnswer(remove, shares.delete(id, share.id));

      expect(url).toMatch(/^https?:.*\/console\/share\/dowel_share_[\w-]{43}$/);
      expect(Date.parse(share.expireTime) - Date.parse(share.createTime)).toBe(3_600_000);
      expect(listed).toEqual([share]);
      expect(await shares.list(id)).toEqual([]);
    });

    it('refuses what there is not, and links that never end', async () => {
      const { operationShares: shares } = contract().client;
      const id = await ran();

      await expectProblem(contract(), create, shares.create(unknownId), 'operation_not_found');
      await expectProblem(contract(), list, shares.list(unknownId), 'operation_not_found');
      await expectProblem(contract(), remove, shares.delete(id, unknownId), 'operation_share_not_found');
      const long = shares.create(id, { expiresInSeconds: 604_801 });
      await expectProblem(contract(), create, long, 'invalid_request', { issues: ['expiresInSeconds'] });
    });
  });
}
