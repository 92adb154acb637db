import type { IntegrationObject, PauseReads } from '@dowel/schema';
import {
  findManifestObject,
  installationNotFoundProblem,
  isOnRequest,
  objectDisabledProblem,
  objectNotReadProblem,
  readResultWords,
  readsUnsupportedProblem,
  warningList,
} from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { followBackfills, moveBackfills } from '../backfills.ts';
import { emitTriggeredRead } from '../events.ts';
import { getIntegration, installationOfGroup, type OfGroup, visibleInstallations } from '../installing.ts';
import { MockProblem } from '../mock-problem.ts';
import { found } from '../not-found.ts';
import { findOpenRequest, toObjectReads } from '../object-reads.ts';
import { isBuilder, type Principal } from '../principal.ts';
import { beginRead, howToRead, logRead, recordsToRead } from '../reading.ts';
import { warned } from '../respond.ts';
import { titleOf } from '../sign-in.ts';
import type { MockStore } from '../store.ts';

/**
 * Answers the endpoints of reads as the service does. A read that is triggered ends at once. A backfill moves on each time
 * somebody looks at it.
 */
export const reads = {
  listReads({ store, caller, params }) {
    const { integration, installation } = getInstallation(store, caller, params);
    moveBackfills(store, installation);
    return toObjectReads(store, integration, installation, isBuilder(caller));
  },

  triggerRead({ store, caller, params, body }) {
    const { integration, installation, object } = getObject(store, caller, params, body);
    const { provider } = integration;
    const read = { store, installation, object };
    const { isEnabled } = howToRead(read).effective;
    if (!isEnabled) throw new MockProblem('object_disabled', objectDisabledProblem(params.objectName));
    if (!store.objectsOf(provider)) {
      throw new MockProblem('reads_unsupported', readsUnsupportedProblem(titleOf(store, provider)));
    }
    const open = isBuilder(caller) ? undefined : findOpenRequest(store, installation.id, object.objectName);
    if (open) {
      const times = (['sinceTimestamp', 'untilTimestamp'] as const).filter(
        (name) => body[name] !== undefined,
      );
      return warned({ operationId: open.id }, warningList('no_effect', times));
    }
    const records = recordsToRead(read, 'triggered');
    const operation = beginRead(read, 'triggered');
    const { objectName } = object;
    Object.assign(operation, {
      status: 'success',
      result: readResultWords(objectName, records.length, isOnRequest(object)),
      metadata: { ...operation.metadata, progress: { recordsProcessed: records.length } },
      updateTime: store.timestamp(),
    });
    logRead(store, operation, 'The read has ended.');
    emitTriggeredRead(store, installation, objectName, body);
    return { operationId: operation.id };
  },

  pauseReads({ store, caller, params, body }) {
    const { integration, installation, names } = getNamed(store, caller, params, body.objects);
    const known = store.pausedReads[installation.id] ?? {};
    const note = body.note === undefined ? {} : { note: body.note };
    const read = new Set(
      toObjectReads(store, integration, installation, true).map(({ objectName }) => objectName),
    );
    const paused = names
      .filter((name) => read.has(name))
      .map((name) => [
        name,
        { reason: 'asked' as const, since: known[name]?.since ?? store.timestamp(), ...note },
      ]);
    store.pausedReads[installation.id] = { ...known, ...Object.fromEntries(paused) };
    const passedOver = body.objects ? names.filter((name) => !read.has(name)) : [];
    return warned(undefined, warningList('no_effect', [...emptyList(body), ...passedOver]));
  },

  unpauseReads({ store, caller, params, body }) {
    const { integration, installation, names } = getNamed(store, caller, params, body.objects);
    for (const name of names) delete store.pausedReads[installation.id]?.[name];
    followBackfills(store, installation);
    const stillPaused = toObjectReads(store, integration, installation, true).filter(
      ({ objectName, pause }) => pause && names.includes(objectName),
    );
    return warned(
      undefined,
      warningList('no_effect', [...emptyList(body), ...(body.note === undefined ? [] : ['note'])]),
      warningList(
        'still_paused',
        stillPaused.map(({ objectName }) => objectName),
      ),
    );
  },
} satisfies Partial<Answers>;

function getObject(
  store: MockStore,
  caller: Principal,
  { integrationId, objectName }: { integrationId: string; objectName: string },
  ofGroup: OfGroup,
) {
  const integration = getIntegration(store, caller, integrationId);
  const installation = installationOfGroup(store, caller, integration, ofGroup);
  return { integration, installation, object: getRead(integration, objectName) };
}

type Read = { latestRevision: { content: Parameters<typeof findManifestObject>[0] } };

function getRead({ latestRevision }: Read, name: string): IntegrationObject {
  const object = findManifestObject(latestRevision.content, 'read', name);
  return found(object, 'object_not_found', objectNotReadProblem(name));
}

function getInstallation(
  store: MockStore,
  caller: Principal,
  { integrationId, installationId }: { integrationId: string; installationId: string },
) {
  const integration = getIntegration(store, caller, integrationId);
  const installation = found(
    visibleInstallations(store, caller).find(
      (one) => one.id === installationId && one.integrationId === integration.id,
    ),
    'installation_not_found',
    installationNotFoundProblem(installationId),
  );
  return { integration, installation };
}

/** It means no object, and not all of them. */
const emptyList = ({ objects }: PauseReads): string[] => (objects?.length === 0 ? ['objects'] : []);

/** The provider's names of the objects that a request names, or of all that are read. */
function getNamed(
  store: MockStore,
  caller: Principal,
  path: { integrationId: string; installationId: string },
  objects: readonly string[] | undefined,
) {
  const { integration, installation } = getInstallation(store, caller, path);
  const all = integration.latestRevision.content.read?.objects ?? [];
  const names = objects ? objects.map((name) => getRead(integration, name)) : all;
  return { integration, installation, names: names.map(({ objectName }) => objectName) };
}
