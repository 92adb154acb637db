import type { SetupProgress, SetupStep } from '@dowel/schema';
import type { Context } from '../../context.ts';
import { evidenceOf } from './queries.ts';

/** How far a project has come on the way to its first record. */
export async function get(context: Context): Promise<SetupProgress> {
  const steps = await Promise.all(
    Object.entries(evidenceOf).map(async ([name, find]): Promise<SetupStep> => {
      const found = await find(context);
      if (!found) return { name, isDone: false };
      const { id, label, time } = found;
      return { name, isDone: true, id, label, ...(time && { time: new Date(time).toISOString() }) };
    }),
  );
  return { isComplete: steps.at(-1)?.isDone === true, steps };
}
