import type { WriteConfigObject } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { connectedGroup, readsContacts } from './connected.ts';
import { expectAnswer, expectProblem, expectRejection } from './expectations.ts';
import { type Contract, unknownId } from './target.ts';

export function writesContract(contract: () => Contract): void {
  const integrationId = () => contract().integrations.apiKey.id;
  const client = () => contract().client;
  const write = () => client().write;

  /** A group that has installed the integration, and allows writing contacts. */
  async function writingGroup(settings: Partial<WriteConfigObject> = {}) {
    const { identity } = await connectedGroup(contract());
    const { groupRef } = identity;
    const contacts = { objectName: 'contacts', deletionSettings: { enabled: true }, ...settings };
    const content = readsContacts({ write: { objects: { contacts } } });
    const options = { skipSampling: true };
    await client().installations.create(integrationId(), { groupRef, config: { content } }, options);
    return groupRef;
  }

  describe('writing records', () => {
    it('creates, changes and deletes one', async () => {
      const groupRef = await writingGroup();
      const { read } = contract().integrations.apiKey.latestRevision.content;
      const mappedName = read?.objects?.find(({ objectName }) => objectName === 'contacts')?.mapToName ?? '';

      const created = await expectAnswer(
        write().create(integrationId(), 'contacts', {
          groupRef,
          record: { last_name: 'Okafor', city: 'Oslo' },
        }),
      );
      const id = created.result?.recordId ?? '';
      const updated = await expectAnswer(
        write().update(integrationId(), mappedName, { groupRef, record: { id, city: 'Graz' } }),
      );
      const deleted = await expectAnswer(
        write().delete(integrationId(), 'contacts', { groupRef, record: { id } }),
      );

      expect(created.result).toMatchObject({ success: true, data: { last_name: 'Okafor' } });
      expect(updated.result?.data).toMatchObject({ id, last_name: 'Okafor', city: 'Graz' });
      expect(deleted.result).toEqual({ success: true });
      const operation = await client().operations.get(created.operationId);
      expect(operation).toMatchObject({
        actionType: 'write',
        status: 'success',
        result: '[contacts] 1 record created',
        metadata: { successfulRecordIds: [id] },
      });
    });

    it('fills defaults, and leaves a field alone that has a value', async () => {
      const groupRef = await writingGroup({
        selectedFieldSettings: {
          country: { default: { stringValue: 'Norway' } },
          city: { writeOnUpdate: 'ifEmpty' },
        },
      });

      const { result } = await write().create(integrationId(), 'contacts', {
        groupRef,
        record: { last_name: 'Okafor', city: 'Oslo' },
      });
      const record = { id: result?.recordId ?? '', city: 'Graz' };
      const updated = await write().update(integrationId(), 'contacts', { groupRef, record });

      expect(updated.result?.data).toMatchObject({ city: 'Oslo', country: 'Norway' });
    });

    it('says what the provider refuses', async () => {
      const groupRef = await writingGroup();
      const refuse = (record: Record<string, unknown>) =>
        write().create(integrationId(), 'contacts', { groupRef, record });

      const unknown = await expectRejection(refuse({ last_name: 'X', shoe_size: 44 }));
      const incomplete = await expectRejection(refuse({ city: 'Oslo' }));

      expect(unknown).toMatchObject({ result: { success: false } });
      expect(unknown.errors?.[0]?.message).toContain('shoe_size');
      expect(incomplete.errors?.[0]?.message).toContain('last_name');
    });

    it('writes a batch, and rejects it only if no record was written', async () => {
      const groupRef = await writingGroup();
      const batchOf = (...records: Record<string, unknown>[]) =>
        write().batch(integrationId(), 'contacts', {
          groupRef,
          type: 'create',
          batch: records.map((record) => ({ record })),
        });

      const some = await expectAnswer(batchOf({ last_name: 'A' }, { shoe: 1 }, { last_name: 'C' }));
      const none = await expectRejection(batchOf({ shoe: 1 }, { shoe: 2 }));

      expect(some).toMatchObject({ successCount: 2, failureCount: 1 });
      expect(some.results?.map(({ success }) => success)).toEqual([true, false, true]);
      expect(none).toMatchObject({ successCount: 0, failureCount: 2 });
    });

    it('writes nothing of a batch that asks for all or none, if one record is refused', async () => {
      const groupRef = await writingGroup();
      const batchOf = (...records: Record<string, unknown>[]) =>
        write().batch(integrationId(), 'contacts', {
          groupRef,
          type: 'create',
          batch: records.map((record) => ({ record })),
          batchPolicy: { allOrNone: true },
        });

      const none = await expectRejection(batchOf({ last_name: 'A' }, { shoe: 1 }));
      const all = await expectAnswer(batchOf({ last_name: 'A' }, { last_name: 'B' }));

      expect(none).toMatchObject({ successCount: 0, failureCount: 2 });
      expect(all).toMatchObject({ successCount: 2, failureCount: 0 });
    });

    it('answers only the operation when nobody waits', async () => {
      const groupRef = await writingGroup();

      const answer = await expectAnswer(
        write().create(integrationId(), 'contacts', {
          groupRef,
          mode: 'asynchronous',
          record: { last_name: 'Okafor' },
        }),
      );

      expect(Object.keys(answer)).toEqual(['operationId']);
      expect(await client().operations.get(answer.operationId)).toMatchObject({ actionType: 'write' });
    });

    it('collects records in a pool, with one operation for each way to write', async () => {
      const groupRef = await writingGroup();
      const policy = { mode: 'asynchronous' as const, autoBatchPolicy: { maxDelayMinutes: 60 } };
      const create = (last_name: string) =>
        expectAnswer(
          write().create(integrationId(), 'contacts', { groupRef, ...policy, record: { last_name } }),
        );

      const [first, second] = [await create('Okafor'), await create('Lindqvist')];
      const update = await write().update(integrationId(), 'contacts', {
        groupRef,
        ...policy,
        record: { id: '1', city: 'Oslo' },
      });

      expect(second).toEqual(first);
      expect(update.operationId).not.toBe(first.operationId);
      const operation = await client().operations.get(first.operationId);
      expect(operation).toMatchObject({ status: 'in_progress', metadata: { objects: ['contacts'] } });
      expect(operation.result).toBeUndefined();
      const [line, ...others] = await client().operations.logs(first.operationId);
      expect(others).toEqual([]);
      expect(line?.message).toMatchObject({
        msg: 'A request came to create a record of contacts. More may join it for 60 min.',
      });
    });

    it('repeats what it answered, also a rejection', async () => {
      const groupRef = await writingGroup();
      const options = { idempotencyKey: `write-${groupRef}` };
      const refused = { idempotencyKey: `refused-${groupRef}` };
      const body = { groupRef, record: { last_name: 'Okafor' } };
      const bad = { groupRef, record: { shoe: 1 } };
      const rejection = () =>
        write()
          .create(integrationId(), 'contacts', bad, refused)
          .catch((error) => error.rejection);

      const first = await write().create(integrationId(), 'contacts', body, options);

      expect(await write().create(integrationId(), 'contacts', body, options)).toEqual(first);
      expect(await rejection()).toEqual(await rejection());
    });
  });

  describe('refusing to write', () => {
    it('needs an integration, an installation and an object that may be written', async () => {
      const groupRef = await writingGroup({ deletionSettings: { enabled: false } });
      const body = { groupRef, record: { id: '1', last_name: 'X' } };
      await expectProblem(write().create(unknownId, 'contacts', body), 'integration_not_found');
      const stranger = { ...body, groupRef: contract().newIdentity().groupRef };
      await expectProblem(write().create(integrationId(), 'contacts', stranger), 'installation_not_found');
      await expectProblem(write().create(integrationId(), 'unicorns', body), 'object_not_found');
      await expectProblem(write().create(integrationId(), 'deals', body), 'object_disabled');
      await expectProblem(write().delete(integrationId(), 'contacts', body), 'deletion_disabled');
      const associated = { ...body, associations: [{ to: { id: '1' } }] };
      await expectProblem(write().create(integrationId(), 'contacts', associated), 'writes_unsupported');
    });

    it.each<[string, 'create' | 'update' | 'delete', object, string]>([
      ['neither record nor batch', 'create', {}, 'record'],
      ['both', 'create', { record: {}, batch: [{ record: {} }] }, 'batch'],
      ['an update without an id', 'update', { record: { id: '' } }, 'record.id'],
      ['a batch to delete', 'delete', { batch: [{ record: { id: '1' } }] }, 'batch'],
      ['an empty batch', 'create', { batch: [] }, 'batch'],
      ['a mode that does not exist', 'create', { mode: 'later', record: {} }, 'mode'],
      [
        'a pool while the caller waits',
        'create',
        { record: {}, autoBatchPolicy: { maxDelayMinutes: 1 } },
        'autoBatchPolicy',
      ],
    ])('refuses %s', async (_, type, body, issue) => {
      const sent = { groupRef: 'any', ...body } as never;
      await expectProblem(write()[type](integrationId(), 'contacts', sent), 'invalid_request', [issue]);
    });
  });
}
