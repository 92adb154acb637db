import type { Operation } from '@dowel/schema';
import { eq } from 'drizzle-orm';
import type { ConformanceProvider } from '../../../../test/conformance/conformance-provider.ts';
import { startConforming } from '../../../../test/conformance/conforming.ts';
import type { ConformanceOptions } from '../../../../test/conformance/conforming-installation.ts';
import { conformanceProviders } from '../../../../test/conformance/providers.ts';
import { readRuns, reconciledObjects } from '../../../platform/db/tables.ts';

const MINUTE_MS = 60_000;

/**
 * An installation that subscribes to every change of an object of a simulated provider, whose clock is that of the
 * test. Nothing is read on a schedule.
 */
export async function startReconciling(
  dialect: string,
  options: Partial<ConformanceOptions> = {},
  other: Partial<ConformanceProvider> = {},
) {
  const known = conformanceProviders.find((one) => one.dialect === dialect);
  if (!known) throw new Error(`The suite does not know ${dialect}.`);
  const conformer = { ...known, ...other };
  const object = { schedule: '', backfill: undefined, ...options.object };
  const world = await startConforming(conformer, { isSubscribed: true, isUnread: true, ...options, object });
  await world.runJobs();
  const { db } = world.dependencies;
  const { installation, account } = world;
  const own = eq(reconciledObjects.installationId, installation.id);
  return {
    ...world,
    create: (text: string, more: object = {}) =>
      account.create(conformer.object, { ...conformer.required, [conformer.textField]: text, ...more }),
    change: (id: string, text: string) =>
      account.change(conformer.object, id, { [conformer.textField]: text }),
    /** What has arrived, as kind, id, and whether a read has found it. */
    told: () =>
      world
        .changes()
        .map(({ subscribeEventType, id, foundByReading }) => [
          subscribeEventType,
          id,
          foundByReading === true,
        ]),
    /** Lets time pass, and does what is due then. */
    async later(minutes: number) {
      await world.pass(minutes * MINUTE_MS);
      await world.runJobs();
    },
    objects: () => db.select().from(reconciledObjects).where(own),
    runs: () => db.select().from(readRuns).where(eq(readRuns.installationId, installation.id)),
    subscribeOperations: async (): Promise<Operation[]> =>
      (await world.operations()).filter(({ actionType }) => actionType === 'subscribe'),
    health: async (): Promise<string> =>
      (await world.request('GET', `${world.base}/installations/${installation.id}`)).body.healthStatus,
  };
}
