import { describe, expect, it } from 'vitest';
import { ProviderError } from './engine.ts';
import type { Trial } from './trial.ts';
import { writingSteps } from './writing-cases.ts';

type Values = Readonly<Record<string, unknown>>;

/** A trial at an account that makes records 1, 2 and 3, and deletes only those that it can. */
function steps(canDelete: (id: string) => boolean, isDeletable = true, other: object = {}) {
  const deleted: string[] = [];
  const records = new Map<string, Values>();
  const make = (record: Values) => {
    const recordId = String(records.size + 1);
    records.set(recordId, record);
    return { recordId };
  };
  const connector = {
    writing: (_: string, type: string) => (type === 'delete' && !isDeletable ? undefined : { batch: true }),
    async write({ type, recordId = '', record }: { type: string; recordId?: string; record: Values }) {
      if (type === 'create') return make(record);
      if (type === 'update') records.set(recordId, { ...records.get(recordId), ...record });
      if (type !== 'delete') return { recordId };
      if (!canDelete(recordId)) throw new ProviderError('forbidden', 'Oak refuses to delete it.');
      deleted.push(recordId);
      return {};
    },
    writeWhole: async (_: string, { records: entries }: { records: { record: Values }[] }) => ({
      results: entries.map(({ record }) => ({ written: make(record) })),
    }),
    canGet: () => true,
    async get({ id }: { id: string }) {
      if (deleted.includes(id)) throw new ProviderError('record_gone', 'Oak has it no more.');
      return { found: records.get(id) };
    },
    object: () => ({ record: { id: 'id' }, deletes: { source: 'unknown' } }),
    ...other,
  };
  const shared = { fields: { name: {} }, ask: () => ({ fields: [] }), now: () => new Date() };
  // The cast is safe: the steps use nothing else of a trial.
  const trial = { connector, objectName: 'contacts', ...shared } as unknown as Trial;
  const written = { create: { name: 'Trial' }, update: { name: 'Trial 2' } };
  return { deleted, run: new Map(writingSteps(trial, written)) };
}

describe('looking at what a trial has written', () => {
  it.each([{}, { name: null }])(
    'fails when the record shows %o, without a field that was sent',
    async (found) => {
      const { run } = steps(() => true, true, { get: async () => ({ found }) });

      await expect(run.get('create')?.()).rejects.toMatchObject({
        name: 'Fault',
        message: '"name" was written, and the record does not have it.',
      });
    },
  );

  it('says of each case that nobody has looked where no single record can be had', async () => {
    const { deleted, run } = steps(() => true, true, { canGet: () => false });

    for (const name of ['create', 'update', 'batch', 'delete'] as const)
      await expect(run.get(name)?.()).rejects.toMatchObject({
        name: 'LeftOut',
        message: expect.stringContaining('no call for a single record'),
      });
    expect(deleted).toEqual(['1', '2', '3']);
  });

  it.each([
    ['fails when the list lacks', [], 'Fault'],
    ['fails when the list has, without its mark,', [{ id: '1' }], 'Fault'],
    ['holds when the list has, with its mark,', [{ id: '1', archived: true }], undefined],
  ])('%s a deleted record that a mark tells of', async (_, listed, failure) => {
    const deletes = { source: 'flag', member: 'archived' };
    const { run } = steps(() => true, true, {
      object: () => ({ record: { id: 'id' }, deletes, changes: { source: 'none' } }),
      readPage: async () => ({ records: listed }),
    });
    await run.get('create')?.();

    const ended = await run
      .get('delete')?.()
      .catch(({ name }: Error) => name);

    expect(ended).toBe(failure);
  });
});

describe('deleting what a trial has made', () => {
  it('holds when a record is still answered, with the mark of the provider', async () => {
    const found = { name: 'Trial' };
    const { run } = steps(() => true, true, { get: async () => ({ found }), isDeleted: () => true });
    await run.get('create')?.();

    await expect(run.get('delete')?.()).resolves.toBeUndefined();
  });

  it('goes on after a record that stays, and names it', async () => {
    const { deleted, run } = steps((id) => id !== '2');
    await run.get('create')?.();
    await run.get('batch')?.();

    await expect(run.get('delete')?.()).rejects.toMatchObject({
      name: 'Fault',
      message: 'Oak refuses to delete it. These records of the trial stay in the account: 2.',
    });
    expect(deleted).toEqual(['1', '3']);
  });

  it('names what stays where nothing can be deleted', async () => {
    const { run } = steps(() => true, false);
    await run.get('create')?.();

    await expect(run.get('delete')?.()).rejects.toMatchObject({
      name: 'LeftOut',
      message: 'The connector declares no delete. These records of the trial stay in the account: 1.',
    });
  });
});
