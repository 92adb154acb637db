import { describe, expect, it } from 'vitest';
import { ProviderError } from './engine.ts';
import type { Trial } from './trial.ts';
import { writingSteps } from './writing-cases.ts';

/** A trial at an account that makes records 1, 2 and 3, and deletes only those that it can. */
function steps(canDelete: (id: string) => boolean, isDeletable = true) {
  const deleted: string[] = [];
  let count = 0;
  const connector = {
    writing: (_: string, type: string) => (type === 'delete' && !isDeletable ? undefined : { batch: true }),
    async write({ type, recordId }: { type: string; recordId?: string }) {
      if (type === 'create') count += 1;
      if (type !== 'delete') return { recordId: recordId ?? String(count) };
      if (!canDelete(recordId ?? '')) throw new ProviderError('forbidden', 'Oak refuses to delete it.');
      deleted.push(recordId ?? '');
      return {};
    },
    writeWhole: async () => ({
      results: ['2', '3'].map((recordId) => ({ written: { recordId } })),
    }),
    canGet: () => false,
    object: () => ({}),
  };
  // The cast is safe: the steps use nothing else of a trial.
  const trial = { connector, objectName: 'contacts' } as unknown as Trial;
  const written = { create: { name: 'Trial' }, update: { name: 'Trial 2' } };
  return { deleted, run: new Map(writingSteps(trial, written)) };
}

describe('deleting what a trial has made', () => {
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
