import type { Consumer } from '@dowel/schema';
import type { Context } from '../../context.ts';
import { type ConsumerRow, upsertRow } from './queries.ts';

/** Makes a consumer, or renames it when another name is given. It is called by its ref until it has a name. */
export async function upsert(
  context: Context,
  { consumerRef, consumerName }: { consumerRef: string; consumerName?: string | undefined },
): Promise<Consumer> {
  return toConsumer(await upsertRow(context, consumerRef, consumerName));
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
