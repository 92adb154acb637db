import type { Context } from './context.ts';

declare const concluded: unique symbol;

/** What a `lastStep` has answered: it is stored, and with it the change it tells of. */
export type Concluded<T> = T & { readonly [concluded]: true };

/**
 * The step of a request that changes what is stored, in one transaction. The answer of a request with an
 * `Idempotency-Key` is kept in the same transaction: a process that dies has done and kept both, or neither. Inside a
 * transaction it joins that one.
 */
export async function lastStep<T>(
  context: Context,
  work: (tx: Context) => Promise<T>,
): Promise<Concluded<T>> {
  return context.transaction(async (tx) => {
    const answer = await work(tx);
    await context.attempt?.keepAnswer(tx, answer);
    return asConcluded(answer);
  });
}

/** The mark is only a type: whoever holds one has it from `lastStep`. */
function asConcluded<T>(answer: T): Concluded<T> {
  return answer as Concluded<T>;
}
