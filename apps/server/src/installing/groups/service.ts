import type { Group } from '@dowel/schema';
import type { Context } from '../../context.ts';
import { noteChange } from '../../platform/changes/note-change.ts';
import { toWire } from '../../platform/db/to-wire.ts';
import { type GroupRow, upsertRow } from './queries.ts';

/** Makes a group, or renames it when another name is given. Until it has a name, its ref is its name. */
export async function upsert(
  context: Context,
  { groupRef, groupName }: { groupRef: string; groupName?: string | undefined },
): Promise<Group> {
  const row = await upsertRow(context, groupRef, groupName);
  noteChange(context, 'group', [groupRef]);
  return toGroup(row);
}

export function toGroup(row: GroupRow): Group {
  return toWire(row, 'groupRef', 'groupName', 'projectId', 'createTime', 'updateTime');
}
