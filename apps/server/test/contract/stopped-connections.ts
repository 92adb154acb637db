import { endpoints } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { connectedGroup } from './connected.ts';
import { expectAnswer, expectProblem } from './expectations.ts';
import type { Contract } from './target.ts';

export function stoppedConnectionsContract(contract: () => Contract): void {
  describe('stopping connections', () => {
    it('stops those of a group, and lists them', async () => {
      const { identity, connection } = await connectedGroup(contract());
      const { stoppedConnections } = contract().client;
      const { groupRef } = identity;

      const stopped = await expectAnswer(endpoints.stopConnections, stoppedConnections.stop({ groupRef }));
      const listed = await expectAnswer(
        endpoints.listStoppedConnections,
        stoppedConnections.list({ groupRef }),
      );

      expect(stopped).toEqual({ connections: 1 });
      expect(listed).toMatchObject([{ connectionId: connection.id, groupRef, state: expect.any(String) }]);
    });

    it('refuses an integration that is not there, and two things at once', async () => {
      const { stoppedConnections } = contract().client;

      const lost = stoppedConnections.stop({ integrationId: 'nothing' });
      await expectProblem(contract(), endpoints.stopConnections, lost, 'integration_not_found');
      const both = stoppedConnections.stop({ groupRef: 'acme', wholeProject: true });
      await expectProblem(contract(), endpoints.stopConnections, both, 'invalid_request', {
        issues: ['groupRef'],
      });
    });
  });
}
