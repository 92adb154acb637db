import type { PublicContext } from '../../context.ts';

/** Tables that are busy are left for the next cleaning: those who use them do not wait for us. */
export async function orLater(context: PublicContext, what: string, work: Promise<unknown>): Promise<void> {
  await work.catch((err: unknown) => {
    context.log.warn({ err }, `the partitions of ${what} could not be changed; they are tried again later`);
  });
}
