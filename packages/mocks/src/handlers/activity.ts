import type { Activity, Config } from '@dowel/schema';
import {
  accountActivity,
  configActivity,
  connectionActivities,
  installationNotFoundProblem,
  objectActivity,
  objectContent,
  runActivity,
} from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { toConnection } from '../connecting.ts';
import { getIntegration, visibleInstallations } from '../installing.ts';
import { found } from '../not-found.ts';
import type { MockStore, StoredInstallation } from '../store.ts';

/** Answers the endpoint that tells what happened to an installation as the service does. */
export const activity = {
  listActivity({ store, caller, params, query: { changesOf } }) {
    const integration = getIntegration(store, caller, params.integrationId);
    const stored = found(
      visibleInstallations(store, caller).find(
        (one) => one.id === params.installationId && one.integrationId === integration.id,
      ),
      'installation_not_found',
      installationNotFoundProblem(params.installationId),
    );
    return changesOf === undefined ? everything(store, stored) : changesOfObject(store, stored, changesOf);
  },
} satisfies Partial<Answers>;

function everything(store: MockStore, stored: StoredInstallation): Activity[] {
  const names = namesOf(store, stored);
  const configs = configsOf(store, stored).map((config, index, all) =>
    configActivity(config, all[index - 1], names),
  );
  const runs = store.operations.flatMap(({ createTime, ...run }) =>
    run.installationId === stored.id && createTime !== undefined
      ? [runActivity({ ...run, createTime }, store.logs[run.id])]
      : [],
  );
  const connection = store.connections.find(({ id }) => id === stored.connectionId);
  const connected = connection
    ? connectionActivities(toConnection(connection), (since) => `${connection.id}-${since}`)
    : [];
  const moved = store.movedAccounts[stored.id];
  const moves = moved ? [accountActivity(moved, (since) => `${stored.id}-${since}`)] : [];
  // Sorting keeps the order of entries of the same time: the store holds the oldest first.
  return [...runs.reverse(), ...moves, ...configs.reverse(), ...connected].sort(
    (a, b) => Date.parse(b.time) - Date.parse(a.time),
  );
}

function changesOfObject(store: MockStore, stored: StoredInstallation, objectName: string): Activity[] {
  const names = namesOf(store, stored);
  const versions = configsOf(store, stored).map((config) => ({
    ...config,
    content: objectContent(config.content, objectName),
  }));
  return versions
    .map((version, index) => ({ version, before: versions[index - 1] }))
    .filter(
      ({ version, before }) => JSON.stringify(version.content) !== JSON.stringify(before?.content ?? {}),
    )
    .map(({ version, before }) => objectActivity(objectName, version, before, names))
    .reverse();
}

/** Oldest first. */
function configsOf(store: MockStore, { id, config }: StoredInstallation): Config[] {
  return [...(store.earlierConfigs[id] ?? []), config];
}

function namesOf(store: MockStore, { groupRef }: StoredInstallation): ReadonlyMap<string, string> {
  const own = store.consumers.filter((one) => one.groupRef === groupRef);
  return new Map(own.map(({ consumer }) => [consumer.consumerRef, consumer.consumerName]));
}
