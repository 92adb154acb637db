import { describe, expect, it } from 'vitest';
import { connectedGroup } from './connected.ts';
import { expectAnswer, expectProblem } from './expectations.ts';
import { type Contract, unknownId } from './target.ts';

export function samplesContract(contract: () => Contract): void {
  const integrationId = () => contract().integrations.apiKey.id;

  describe('looking at samples', () => {
    it('shows up to three different values of each field that was asked for, and no others', async () => {
      const { identity, connection } = await connectedGroup(contract());
      const { integrations } = contract().consumer(identity);
      const query = { connectionId: connection.id, fields: 'email,lifecycle_stage' };

      const { samples, records } = await expectAnswer(
        integrations.samples(integrationId(), 'contacts', query),
      );

      expect(Object.keys(samples)).toEqual(['email', 'lifecycle_stage']);
      expect(new Set(samples.email)).toHaveLength(3);
      expect(samples.email?.every((value) => value.includes('@'))).toBe(true);
      expect(records).toHaveLength(3);
      // A record that another test wrote may have no stage, and then none is shown.
      const shown = new Set(records?.flatMap((record) => Object.keys(record)));
      expect(shown).toEqual(new Set(['email', 'lifecycle_stage']));
      expect(contract().lastResponse().headers.get('Cache-Control')).toBe('no-store');
    });

    it('is offered by the objects that have it', async () => {
      const { connection } = await connectedGroup(contract());
      const { latestRevision } = contract().integrations.apiKey;

      const revision = await contract().client.integrations.getHydratedRevision(
        integrationId(),
        latestRevision.id,
        { connectionId: connection.id },
      );

      expect(revision.content.read?.objects?.map(({ hasSamples }) => hasSamples)).toContain(true);
    });

    it.each(['', ',', 'email,', Array.from({ length: 51 }, (_, index) => `f${index}`).join(',')])(
      'refuses "%s" as the names of fields',
      async (fields) => {
        const { connection } = await connectedGroup(contract());
        const query = { connectionId: connection.id, fields };
        const call = contract().client.integrations.samples(integrationId(), 'contacts', query);

        await expectProblem(call, 'invalid_request', ['fields']);
      },
    );

    it('finds no object that the integration does not read', async () => {
      const { connection } = await connectedGroup(contract());
      const query = { connectionId: connection.id, fields: 'email' };
      const call = contract().client.integrations.samples(integrationId(), 'unicorns', query);

      await expectProblem(call, 'object_not_found');
    });

    it("finds neither another group's connection nor one that is not there", async () => {
      const { connection } = await connectedGroup(contract());
      const stranger = contract().consumer(contract().newIdentity());

      for (const connectionId of [connection.id, unknownId]) {
        const query = { connectionId, fields: 'email' };
        const call = stranger.integrations.samples(integrationId(), 'contacts', query);
        await expectProblem(call, 'connection_not_found');
      }
    });
  });
}
