import type { MockService, StoredInstallation } from '@dowel/mocks';
import type { ReadConfigObject } from '@dowel/schema';

/** How the reading of contacts goes. */
export interface GivenReads {
  /** The integration has no schedule for the object. */
  isUnscheduled?: boolean;
  last?: { hoursAgo: number; status?: 'success' | 'failure'; records?: number; missingFields?: string[] };
  running?: { readType: 'backfill' | 'scheduled'; records?: number };
  paused?: 'asked' | 'failures' | 'credentials';
}

const HOUR_MS = 3_600_000;

/** An installation of Acme that reads contacts. */
export function arrangeReads(
  { given, store }: MockService,
  { isUnscheduled = false, last, running, paused }: GivenReads,
): StoredInstallation {
  const hoursAgo = (hours: number) => new Date(store.now().getTime() - hours * HOUR_MS).toISOString();
  const refused = {
    status: 'bad_credentials',
    diagnosis: { reason: 'revoked', since: hoursAgo(1), actor: 'consumer', nextStep: 'Connect again.' },
  } as const;
  const connection = given.connection(paused === 'credentials' ? refused : {});
  const installation = given.installation({ connectionId: connection.id });
  if (isUnscheduled) {
    // A copy: the mock service keeps what it starts with.
    store.integrations = structuredClone(store.integrations);
    const integration = store.integrations.find(({ id }) => id === installation.integrationId);
    for (const object of integration?.latestRevision.content.read?.objects ?? []) object.schedule = '';
  }
  const { missingFields } = last ?? {};
  const run = (hours: number, status: string, readType: string, recordsProcessed: number) =>
    given.operation({
      status,
      createTime: hoursAgo(hours),
      updateTime: hoursAgo(hours),
      metadata: {
        objects: ['contacts'],
        readType,
        progress: { recordsProcessed },
        ...(missingFields && { missingFields }),
      },
    });
  if (last) run(last.hoursAgo, last.status ?? 'success', 'scheduled', last.records ?? 0);
  if (running) run(0, 'in_progress', running.readType, running.records ?? 0);
  if (paused && paused !== 'credentials') {
    store.pausedReads[installation.id] = { contacts: { reason: paused, since: hoursAgo(1) } };
  }
  return installation;
}

/** An installation that reads contacts, and has what they need. */
export function givenReading({ given }: MockService, changes: Partial<ReadConfigObject> = {}) {
  const installation = given.installation();
  const selectedFieldMappings = { tier: 'lifecycle_stage' };
  const contacts = { objectName: 'contacts', selectedFieldMappings, ...changes };
  installation.config.content = { provider: 'sandbox', read: { objects: { contacts } } };
  return installation;
}
