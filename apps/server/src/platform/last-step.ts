import type { CallerContext } from '../context.ts';

declare const concluded: unique symbol;

/** The result of a `lastStep`: it is stored, together with the change that it describes. */
export type Concluded<T> = T & { readonly [concluded]: true };

/**
 * The step of a request that changes the database, in one transaction. If the request has an `Idempotency-Key`, its
 * response is stored in the same transaction. So if the process dies, either both are stored or neither. Inside a
 * transaction it joins that one.
 */
export async function lastStep<C extends CallerContext, T>(
  context: C,
  work: (tx: C) => Promise<T>,
): Promise<Concluded<T>> {
  return context.transaction(async (tx) => {
    const answer = await work(tx);
    await context.conclude?.(tx, answer);
    await context.attempt?.keepAnswer(tx, answer);
    return asConcluded(answer);
  });
}

/** The mark exists only as a type. Only `lastStep` returns values with it. */
function asConcluded<T>(answer: T): Concluded<T> {
  return answer as Concluded<T>;
}
