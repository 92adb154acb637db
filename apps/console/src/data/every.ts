import type { DowelList } from '@dowel/client';

/** Everything in a list that is short by its nature. */
export async function every<Item>(list: DowelList<Item>): Promise<Item[]> {
  const items = [];
  for await (const item of list) items.push(item);
  return items;
}
