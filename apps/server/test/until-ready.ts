import pg from 'pg';

/** Waits until a PostgreSQL, or what stands in front of it, answers. */
export async function untilReady(url: string, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (cause) {
      if (hasEnded() || Date.now() > deadline)
        throw new Error(`Nothing answers at ${new URL(url).host}: PostgreSQL or its pooler did not start.`, {
          cause,
        });
      // The other process does not tell us when it is ready. So we try again after a short wait.
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
