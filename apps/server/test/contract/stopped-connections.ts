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

      const stopped = await expectAnswer(stoppedConnections.stop({ groupRef }));
      const listed = await expectAnswer(stoppedConnections.list({ groupRef }));

      expect(stopped).toEqual({ connections: 1 });
      expect(listed).toMatchObject([{ connectionId: connection.id, groupRef, state: expect.any(String) }]);
    });

    it('refuses an integration that is not there, and two things at once', async () => {
      const { stoppedConnections } = contract().client;

      await expectProblem(stoppedConnections.stop({ integrationId: 'nothing' }), 'integration_not_found');
      const both = stoppedConnections.stop({ groupRef: 'acme', wholeProject: true });
      await expectProblem(both, 'invalid_request', ['groupRef']);
    });
  });
}
