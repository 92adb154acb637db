/**
 * Runs `work` for every item, at most `limit` at the same time. The results keep the order of the items. It rejects
 * with the first failure, but does not stop the other workers.
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = items.entries();
  const worker = async () => {
    // All workers share one iterator, so each takes the next free item.
    for (const [index, item] of rest) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return results;
}
