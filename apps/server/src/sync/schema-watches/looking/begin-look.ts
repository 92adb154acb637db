import { v7 } from 'uuid';
import * as operationLog from '../../../installing/operation-log/service.ts';
import type { SchemaLook } from '../../../platform/db/tables/schema-watches.ts';
import type { Turn } from '../../../platform/lanes/lane.ts';
import type { LookPlan } from './plan-look.ts';
import { deleteOtherSnapshots, lockWatch, updateWatch } from './queries.ts';

/** Begins a look. Its id is stored before the provider is asked. Undefined if another one goes on, or there is none to begin. */
export function beginLook(turn: Turn, plan: LookPlan): Promise<SchemaLook | undefined> {
  const { installed, objects } = plan;
  const { installationId, integrationId } = installed.fields;
  return turn.write(async (tx) => {
    const watch = await lockWatch(tx, installationId);
    if (!watch || watch.dueTime === null || watch.look) return undefined;
    const time = tx.now();
    const names = objects.map(({ objectName }) => objectName);
    const look: SchemaLook = {
      id: v7(),
      startMs: time.getTime(),
      last: '',
      isAway: false,
      counts: { objects: 0, notDescribed: 0, fields: 0, created: 0, deleted: 0, changed: 0, messages: 0 },
    };
    await operationLog.begin(tx, [
      {
        id: look.id,
        integrationId,
        installationId,
        configId: installed.configId,
        actionType: 'watchSchema',
        metadata: { objects: names },
        logs: [
          {
            time,
            severity: 'INFO',
            msg: 'The provider is asked for the fields of the objects that are read. What has changed since the last look is told.',
            details: detailsOf(plan, names),
          },
        ],
      },
    ]);
    await updateWatch(tx, installationId, { look, error: null, failures: 0, firstFailureTime: null });
    await deleteOtherSnapshots(tx, installationId, names);
    return look;
  });
}

const kinds = ['fieldCreated', 'fieldDeleted', 'fieldChanged'] as const;

function detailsOf(
  { watchSchema: { destination, allObjects }, unlisted, title }: LookPlan,
  names: readonly string[],
) {
  const told = kinds.filter((kind) => allObjects[kind]);
  return {
    objects: names.join(', '),
    told: told.join(', ') || 'nothing',
    destination,
    ...(unlisted.length > 0 && {
      notWatched: `${title} does not list the fields of ${unlisted.join(', ')}.`,
    }),
  };
}
