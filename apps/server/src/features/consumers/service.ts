import type { Consumer } from '@dowel/schema';
import type { Context } from '../../context.ts';
import { adoptRow, type ConsumerRow, type ConsumerValues, upsertRow } from './queries.ts';

/**
 * Makes a consumer of a group, or renames it when another name is given. Until it has a name, its ref is its name. If
 * the consumer has no group yet, it joins this one.
 */
export async function upsert(context: Context, values: ConsumerValues): Promise<Consumer> {
  await adoptRow(context, values);
  return toConsumer(await upsertRow(context, values));
}

export function toConsumer({
  projectId,
  consumerRef,
  consumerName,
  createTime,
  updateTime,
}: ConsumerRow): Consumer {
  return {
    consumerRef,
    consumerName,
    projectId,
    createTime: createTime.toISOString(),
    ...(updateTime && { updateTime: updateTime.toISOString() }),
  };
}
