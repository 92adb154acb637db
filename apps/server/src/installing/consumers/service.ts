import type { Consumer, CreateConsumer } from '@dowel/schema';
import type { Context } from '../../context.ts';
import { toWire } from '../../platform/db/to-wire.ts';
import {
  adoptRow,
  type ConsumerRow,
  type ConsumerValues,
  renameRows,
  selectNames,
  upsertRow,
  upsertWithoutGroup,
} from './queries.ts';

/**
 * Makes a consumer of a group, or renames it when another name is given. Until it has a name, its ref is its name. If
 * the consumer has no group yet, it joins this one.
 */
export async function upsert(context: Context, values: ConsumerValues): Promise<Consumer> {
  await adoptRow(context, values);
  return toConsumer(await upsertRow(context, values));
}

/**
 * Renames the consumers with this ref, of every group. If there is none, makes one without a group. The original
 * interface has one consumer per ref in a project, so its callers mean all of them.
 */
export function nameAll(context: Context, values: CreateConsumer): Promise<void> {
  return context.transaction(async (tx) => {
    if (!(await renameRows(tx, values))) await upsertWithoutGroup(tx, values);
  });
}

/** The names of consumers of a group, by their refs. Unknown refs are left out. */
export async function namesOf(
  context: Context,
  groupRef: string,
  consumerRefs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const refs = [...new Set(consumerRefs)];
  const found = refs.length === 0 ? [] : await selectNames(context, groupRef, refs);
  return new Map(found.map(({ consumerRef, consumerName }) => [consumerRef, consumerName]));
}

export function toConsumer(row: ConsumerRow): Consumer {
  return toWire(row, 'consumerRef', 'consumerName', 'projectId', 'createTime', 'updateTime');
}
