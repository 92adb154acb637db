import { describe, expect, it } from 'vitest';
import { installedGroup } from './connected.ts';
import { expectAnswer, expectProblem } from './expectations.ts';
import type { Contract } from './target.ts';

export function erasureContract(contract: () => Contract): void {
  describe('erasing people', () => {
    it('removes a group with everything of it, and says how much that was', async () => {
      const { client } = contract();
      const { installation, identity } = await installedGroup(contract());

      const erased = await expectAnswer(client.groups.erase(identity.groupRef));
      const again = await expectAnswer(client.groups.erase(identity.groupRef));

      expect(erased).toMatchObject({ consumers: 1, connections: 1, installations: 1 });
      expect(again).toEqual({ consumers: 0, connections: 0, installations: 0, operations: 0, events: 0 });
      const { groupRef } = identity;
      expect(await client.installations.list(installation.integrationId, { groupRef })).toEqual([]);
      expect(await client.connections.list({ groupRef })).toEqual([]);
    });

    it('refuses a person whose connection an installation uses, and changes nothing', async () => {
      const { client } = contract();
      const { identity, installation } = await installedGroup(contract());
      const { groupRef, consumerRef } = identity;

      await expectProblem(client.groups.eraseConsumer(groupRef, consumerRef), 'connection_in_use');
      const kept = await client.connections.list({ groupRef });
      await client.installations.delete(installation.integrationId, installation.id);
      const erased = await expectAnswer(client.groups.eraseConsumer(groupRef, consumerRef));

      expect(kept).toHaveLength(1);
      expect(erased).toMatchObject({ consumers: 1, installations: 0 });
      expect(await client.connections.list({ groupRef })).toEqual([]);
    });
  });
}
