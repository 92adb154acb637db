import type {
  BackfillProgress,
  DeliverResults,
  Installation,
  Integration,
  IntegrationObject,
  PauseReads,
  ReadStarted,
  TriggerRead,
} from '@dowel/schema';
import {
  backfillNotFoundProblem,
  effectiveReadObject,
  findManifestObject,
  findNativeRead,
  isOnRequest,
  objectDisabledProblem,
  objectNotReadProblem,
  objectRemovedProblem,
  readsUnsupportedProblem,
  resultsOnRequestProblem,
} from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import type { OfGroup } from '../../installing/installations/rules.ts';
import { readEntries } from '../../installing/installations/rules.ts';
import * as installations from '../../installing/installations/service.ts';
import * as integrations from '../../installing/integrations/service.ts';
import { isBuilder } from '../../platform/caller.ts';
import { noteChange } from '../../platform/changes/note-change.ts';
import { storableTime } from '../../platform/db/storable-time.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import { findForModule, titleWithoutConnector } from '../../providers/connectors/find-for-module.ts';
import { askForPages } from './ask-for-pages.ts';
import { pauseRows, resumeRows } from './following/pausing.ts';
import { lockOpenRequest, selectBackfill } from './queries.ts';
import { selectReadObject } from './running/queries.ts';
import { startRun } from './start-run.ts';

/** The path parameters that name an object. */
export interface ObjectPath {
  readonly integrationId: string;
  readonly objectName: string;
}

/** A read, and the members of the request by which it differs from what was asked for. */
interface Triggered {
  readonly started: ReadStarted;
  readonly passedOver: readonly string[];
}

/**
 * Starts a read of an object for a group. A page gets the one that was asked for before, if that goes on.
 * @throws {ProblemError} `integration_not_found`, `installation_not_found`, `installation_ref_needed`,
 * `object_not_found`, `object_disabled`, `reads_unsupported`
 */
export async function trigger(
  tx: Context,
  path: ObjectPath,
  { groupRef, installationRef, sinceTimestamp, untilTimestamp }: TriggerRead,
): Promise<Triggered> {
  const { integration, installation, object } = await getObject(tx, path, { groupRef, installationRef });
  const { id: installationId, integrationId, config } = installation;
  const entries = readEntries(config.content, integration.latestRevision.content);
  const { objectName, inManifest } = object;
  assertReadOn(object);
  if (inManifest && !effectiveReadObject(inManifest, entries.get(objectName)).isEnabled)
    throw new ProblemError('object_disabled', objectDisabledProblem(path.objectName));
  const { module } = integration.latestRevision.content;
  const connector = await findForModule(tx, integration.provider, module);
  if (!connector) {
    const title = titleWithoutConnector(tx, integration.provider, module);
    throw new ProblemError('reads_unsupported', readsUnsupportedProblem(title));
  }
  // A page may be asked to read as often as a person clicks. What goes on already is enough.
  const open = isBuilder(tx) ? undefined : await lockOpenRequest(tx, installationId, objectName);
  const [fromTime, untilTime] = [toTime(sinceTimestamp), toTime(untilTimestamp)];
  if (open !== undefined) {
    const bounds = { sinceTimestamp: [fromTime, open.fromTime], untilTimestamp: [untilTime, open.untilTime] };
    const differing = Object.entries(bounds).filter(([, [asked, of]]) => asked?.getTime() !== of?.getTime());
    return { started: { operationId: open.id }, passedOver: differing.map(([name]) => name) };
  }
  const operationId = await startRun(tx, {
    integrationId,
    installationId,
    configId: config.id,
    objectName,
    readType: 'triggered',
    fromTime,
    untilTime,
  });
  const { record, changes, endsByTime } = connector.object(objectName);
  const isTimed = record.updateTime !== undefined;
  const passedOver = [
    ...(fromTime && !isTimed && changes.source !== 'filter' ? ['sinceTimestamp'] : []),
    ...(untilTime && !isTimed && !endsByTime ? ['untilTimestamp'] : []),
  ];
  return { started: { operationId }, passedOver };
}

/**
 * Pauses the schedules of some objects of an installation, or of all. Answers those that it does not read.
 * @throws {ProblemError} `integration_not_found`, `installation_not_found`, `object_not_found`
 */
export async function pause(
  tx: Context,
  path: installations.InstallationPath,
  { objects, note }: PauseReads,
): Promise<string[]> {
  const { installationId, names } = await nativeNames(tx, path, objects);
  noteChange(tx, 'installation', [installationId]);
  return pauseRows(tx, installationId, names, note);
}

/**
 * Ends the pauses of some objects of an installation, or of all. Answers those that stay paused by bad credentials.
 * @throws {ProblemError} `integration_not_found`, `installation_not_found`, `object_not_found`
 */
export async function unpause(
  tx: Context,
  path: installations.InstallationPath,
  { objects }: PauseReads,
): Promise<string[]> {
  const { installationId, names } = await nativeNames(tx, path, objects);
  noteChange(tx, 'installation', [installationId]);
  return resumeRows(tx, installationId, names);
}

/**
 * Delivers results that wait, of an object whose results do.
 * @throws {ProblemError} `integration_not_found`, `installation_not_found`, `installation_ref_needed`,
 * `object_not_found`, `results_on_request_unsupported`, `destination_disabled`
 */
export async function deliverResults(
  tx: Context,
  path: ObjectPath,
  { pages, ...ofGroup }: DeliverResults,
): Promise<void> {
  const { integration, installation, object } = await getObject(tx, path, ofGroup);
  const { objectName, inManifest } = object;
  const { integrationId, config } = installation;
  const entries = readEntries(config.content, integration.latestRevision.content);
  const last = inManifest ? undefined : await integrations.getLastReading(tx, integrationId, objectName);
  const read = inManifest ?? (last && findNativeRead(last, objectName));
  const effective = read && effectiveReadObject(read, entries.get(objectName));
  const ask = {
    installation,
    objectName,
    pages,
    isOnRequest: !object.isGone && isOnRequest(read),
    isRead: !inManifest || effective?.isEnabled === true,
    destination: effective?.destination ?? '',
  };
  if (await askForPages(tx, ask)) return;
  assertReadOn(object);
  throw new ProblemError('results_on_request_unsupported', resultsOnRequestProblem(objectName));
}

/**
 * How far the latest backfill of an object has come.
 * @throws {ProblemError} `integration_not_found`, `installation_not_found`, `backfill_not_found`
 */
export async function getBackfillProgress(
  context: Context,
  { objectName, ...path }: installations.InstallationPath & { objectName: string },
): Promise<BackfillProgress> {
  const { id, integrationId } = await installations.getStored(context, path);
  const { latestRevision } = await integrations.get(context, integrationId);
  const native = findManifestObject(latestRevision.content, 'read', objectName)?.objectName ?? objectName;
  const progress = await selectBackfill(context, { installationId: id, objectName: native });
  if (!progress) throw new ProblemError('backfill_not_found', backfillNotFoundProblem(objectName));
  return progress;
}

interface FoundObject {
  readonly integration: Integration;
  readonly installation: Installation;
  readonly object: ReadObject;
}

interface ReadObject {
  /** The provider's name. */
  readonly objectName: string;
  /** Undefined when a deploy has removed it. */
  readonly inManifest: IntegrationObject | undefined;
  /** A deploy has removed it, and the installation does not read it on. Results may wait from before. */
  readonly isGone: boolean;
}

async function getObject(
  context: Context,
  { integrationId, objectName }: ObjectPath,
  ofGroup: OfGroup,
): Promise<FoundObject> {
  const { integration, installation } = await installations.getForGroup(context, integrationId, ofGroup);
  return {
    integration,
    installation,
    object: await getRead(context, integration, installation.id, objectName),
  };
}

/** The names at the provider of the objects that a request names. Undefined when it means all. */
async function nativeNames(
  context: Context,
  path: installations.InstallationPath,
  objects: readonly string[] | undefined,
): Promise<{ installationId: string; names: string[] | undefined }> {
  const { id: installationId, integrationId } = await installations.getStored(context, path);
  if (!objects) return { installationId, names: undefined };
  const integration = await integrations.get(context, integrationId);
  const names: string[] = [];
  for (const name of objects) {
    const object = await getRead(context, integration, installationId, name);
    assertReadOn(object);
    names.push(object.objectName);
  }
  return { installationId, names };
}

/**
 * An object that is or was read, by either of its names. One that a deploy has removed has the provider's name only.
 * @throws {ProblemError} `object_not_found`
 */
async function getRead(
  context: Context,
  { latestRevision }: Integration,
  installationId: string,
  name: string,
): Promise<ReadObject> {
  const inManifest = findManifestObject(latestRevision.content, 'read', name);
  if (inManifest) return { objectName: inManifest.objectName, inManifest, isGone: false };
  const read = await selectReadObject(context, { installationId, objectName: name });
  if (!read) throw new ProblemError('object_not_found', objectNotReadProblem(name));
  return { objectName: name, inManifest: undefined, isGone: read.schedule === '' };
}

/** @throws {ProblemError} `object_not_found` */
function assertReadOn({ objectName, isGone }: ReadObject): void {
  if (isGone) throw new ProblemError('object_not_found', objectRemovedProblem(objectName));
}

function toTime(timestamp: string | undefined): Date | undefined {
  return timestamp === undefined ? undefined : storableTime(timestamp);
}
