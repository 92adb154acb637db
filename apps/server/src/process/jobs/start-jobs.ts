import { createContext, type Dependencies } from '../../context.ts';
import type { DatabaseConnection } from '../../platform/db/database.ts';
import { watchCurrentKey } from '../../platform/encryption-keys/service.ts';
import { type WorkRole, workRoles } from '../../platform/env/roles.ts';
import { kindOf, type LaneKind } from '../../platform/lanes/lane.ts';
import { laneKinds } from '../compose-lanes.ts';
import { openCalls } from './calls.ts';
import { watchWaiting } from './figures.ts';
import { startIssues } from './issues.ts';
import type { LateWaker } from './late-waker.ts';
import { watchOlderData } from './older-data.ts';
import { watchClock } from './planned-ahead.ts';
import { startRetention } from './retention.ts';
import { startStats } from './stats.ts';
import { watchUnserved } from './unserved.ts';
import { Workers } from './workers.ts';

export interface Jobs {
  /**
   * A turn that needs longer than `patienceMs` is handed back.
   * @param requests ends with the last request. What requests change until then is told and counted, too
   */
  stop(patienceMs: number, requests: Promise<void>): Promise<void>;
}

/**
 * From now on, requests wake lanes. With the roles `worker` and `delivery`, this process also does what waits. A worker
 * deletes what is old, counts what was done, and keeps what was solved, too.
 */
export function startJobs(
  dependencies: Dependencies,
  database: Pick<DatabaseConnection, 'kind' | 'listen'>,
  waker: LateWaker,
): Jobs {
  const { env } = dependencies;
  const mine = workRoles.filter((role) => env.roles.includes(role));
  const started = new Map<WorkRole, Workers>();
  for (const role of mine)
    started.set(role, new Workers(dependencies, kindsOf(role), (busy) => others.call(role, busy)));
  const { changes } = dependencies;
  const hearChanges = env.roles.includes('api') ? (text?: string) => changes.hearText(text) : undefined;
  const others = openCalls(createContext(dependencies, 'calls'), database, started, hearChanges);
  changes.join(others.tellChanges);
  const retention = mine.includes('worker')
    ? startRetention(createContext(dependencies, 'retention'))
    : undefined;
  const issues = mine.includes('worker') ? startIssues(createContext(dependencies, 'issues')) : undefined;
  const older =
    mine.includes('worker') && database.kind === 'postgres'
      ? watchOlderData(createContext(dependencies, 'older-data'))
      : undefined;
  const clock = mine.includes('worker') ? watchClock(createContext(dependencies, 'clock')) : undefined;
  const stats = startStats(createContext(dependencies, 'stats'), mine.includes('worker'));
  const key = watchCurrentKey(createContext(dependencies, 'encryption-key'));
  const unserved = watchUnserved(
    dependencies,
    workRoles.filter((role) => !mine.includes(role)).flatMap(kindsOf),
  );
  waker.open({
    wake(lanes) {
      for (const [role, own] of Map.groupBy(lanes, (lane) => roleOfKind.get(kindOf(lane)) ?? 'worker'))
        others.call(role, started.get(role)?.wake(own) ?? own);
    },
  });
  watchWaiting(dependencies, laneKinds);
  return {
    async stop(patienceMs, requests) {
      unserved.stop();
      key.stop();
      older?.stop();
      clock?.stop();
      await Promise.all([requests, ...[...started.values()].map((workers) => workers.stop(patienceMs))]);
      await stats.stop();
      await issues?.stop();
      await retention?.stop();
      waker.close();
      changes.flush();
      await others.close();
      changes.join(undefined);
    },
  };
}

function kindsOf(role: WorkRole): LaneKind[] {
  return laneKinds.filter((kind) => kind.role === role);
}

const roleOfKind = new Map(laneKinds.map(({ name, role }) => [name, role]));
