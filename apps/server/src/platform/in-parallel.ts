/**
 * Runs `work` for every item, at most `limit` at the same time. The results keep the order of the items. The first
 * failure rejects, and no further item is begun. Items that were begun before it run to their end.
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = items.entries();
  let hasFailed = false;
  const worker = async () => {
    // All workers share one iterator, so each takes the next free item.
    for (const [index, item] of rest) {
      if (hasFailed) return;
      results[index] = await work(item).catch((error) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return results;
}
