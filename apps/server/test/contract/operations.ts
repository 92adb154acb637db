import { describe, expect, it } from 'vitest';
import { installedGroup } from './connected.ts';
import { expectAnswer, expectProblem } from './expectations.ts';
import { type Contract, unknownId } from './target.ts';

export function operationsContract(contract: () => Contract): void {
  /** An installation with one operation for each result, oldest first. */
  async function withOperations(...results: string[]) {
    const { installation } = await installedGroup(contract());
    for (const result of results) {
      await contract().operation(installation, result);
    }
    return installation;
  }

  describe('looking at operations', () => {
    // @holds S248
    it('pages through them, newest first', async () => {
      const { integrationId, id } = await withOperations('first', 'second', 'third');
      const { operations } = contract().client;

      const start = await expectAnswer(operations.listPage(integrationId, id, { pageSize: 2 }));
      const pageToken = start.pagination.nextPageToken ?? '';
      const end = await expectAnswer(operations.listPage(integrationId, id, { pageSize: 2, pageToken }));

      expect(start.results.map(({ result }) => result)).toEqual(['third', 'second']);
      expect(start.pagination.done).toBe(false);
      // The first read of the object may be older.
      expect(end.results[0]).toMatchObject({ result: 'first' });
      expect(end.pagination).toEqual({ done: true });
    });

    // @holds S113, S154
    it('shows one with its log', async () => {
      const installation = await withOperations('only');
      const { operations } = contract().client;
      const { results } = await operations.listPage(installation.integrationId, installation.id);
      const id = results[0]?.id ?? '';

      const operation = await expectAnswer(operations.get(id));
      const logs = await expectAnswer(operations.logs(id));

      expect(operation).toMatchObject({ id, installationId: installation.id, actionType: 'read' });
      expect(operation).toEqual(results[0]);
      expect(logs).toMatchObject([{ severity: 'INFO', message: { msg: expect.any(String) } }]);
    });

    it('explains one: what came of it, and how fields were delivered', async () => {
      const installation = await withOperations('only');
      const { operations } = contract().client;
      const { results } = await operations.listPage(installation.integrationId, installation.id);
      const id = results[0]?.id ?? '';

      const explained = await expectAnswer(operations.explain(id));

      expect(explained).toMatchObject({
        operation: results[0],
        diagnosis: { kind: 'ok', actor: 'nobody' },
        timeline: [{ severity: 'INFO' }],
        requests: [],
        mapping: [{ objectName: 'contacts', fields: expect.any(Array) }],
      });
    });

    // @holds S248
    it('refuses pages that cannot be', async () => {
      const installation = await withOperations();
      const page = (query: object) =>
        contract().client.operations.listPage(installation.integrationId, installation.id, query);

      await expectProblem(page({ pageSize: 0 }), 'invalid_request', ['pageSize']);
      await expectProblem(page({ pageToken: 'strange' }), 'invalid_request', ['pageToken']);
    });

    it.each([unknownId, 'not-an-id'])('finds nothing called %s', async (id) => {
      const { operations } = contract().client;
      const { id: integrationId } = contract().integrations.apiKey;

      await expectProblem(operations.listPage(integrationId, id), 'installation_not_found');
      await expectProblem(operations.get(id), 'operation_not_found');
      await expectProblem(operations.logs(id), 'operation_not_found');
      await expectProblem(operations.explain(id), 'operation_not_found');
    });
  });
}
