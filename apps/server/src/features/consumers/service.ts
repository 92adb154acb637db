import type { Consumer } from '@dowel/schema';
import type { Context } from '../../context.ts';
import { adoptRow, type ConsumerRow, type ConsumerValues, upsertRow } from './queries.ts';

/**
 * Makes a consumer of a group, or renames it when another name is given. It is called by its ref until it has a name.
 * One that no group has named yet is adopted.
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
