import type { Erased } from '@dowel/schema';
import { connectionInUseProblem } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { endPersonal } from '../../installing/connections/service.ts';
import { Unreported } from '../../platform/events/unreported.ts';
import { type Concluded, lastStep } from '../../platform/last-step.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import type { WithHeaders } from '../../platform/requests/route.ts';
import { notRevoked, warned } from '../../platform/requests/warned.ts';
import { deleteEvents, deleteOperations } from './history-queries.ts';
import {
  deleteConnectionLinks,
  deleteConnections,
  deleteConsumers,
  deleteCustomAuthSessions,
  deleteGroup,
  deleteInstallations,
  deleteKeptAnswers,
  deleteKeptIssues,
  deleteLargeBodies,
  deleteProviderApps,
  deleteSignIns,
  deleteUninstalled,
  forgetActing,
  forgetAuthor,
  forgetInAuditLog,
  forgetMoves,
  isInUse,
  lockOwned,
  type Owner,
} from './queries.ts';

const ERASED = 'an event would store again what is erased';

/**
 * Erases a group. Before that, what its installations have set up at their providers is removed, and what it has most of
 * is deleted: a repeat goes on where one was cut off. No event tells of it: an event would store again what is erased.
 */
export async function eraseGroup(
  context: Context,
  groupRef: string,
): Promise<Concluded<WithHeaders<Erased>>> {
  await context.installationEffects.leaving(context, { groupRef });
  const owner = { groupRef };
  const [operations, events] = [await deleteOperations(context, owner), await deleteEvents(context, owner)];
  return lastStep(context, (tx) => eraseStored(tx, owner, { operations, events }));
}

/** @param before how much of its history was deleted before */
async function eraseStored(
  tx: Context,
  owner: Owner,
  before: Pick<Erased, 'operations' | 'events'>,
): Promise<WithHeaders<Erased>> {
  await lockOwned(tx, owner);
  const operations = before.operations + (await deleteOperations(tx, owner));
  const installations = Unreported.silent(await deleteInstallations(tx, owner), ERASED);
  const deleted = Unreported.silent(await deleteConnections(tx, owner), ERASED);
  await deleteUninstalled(tx, owner);
  await deleteProviderApps(tx, owner);
  const consumers = Unreported.silent(await deleteConsumers(tx, owner), ERASED);
  Unreported.silent(await deleteGroup(tx, owner.groupRef), ERASED);
  const events = before.events + (await forget(tx, owner));
  const connections = deleted.length;
  return warned({ consumers, connections, installations, operations, events }, notRevoked(deleted));
}

/**
 * Erases a person of a group. What they installed belongs to the group and stays, without their name. Before that, what
 * they have connected for themself is stopped, and revoked at the providers, their operations forget them, and their
 * events are deleted: a repeat goes on where one was cut off.
 * @throws {ProblemError} `connection_in_use`
 */
export async function eraseConsumer(
  context: Context,
  groupRef: string,
  consumerRef: string,
): Promise<Concluded<WithHeaders<Erased>>> {
  const owner = { groupRef, consumerRef };
  await assertUnused(context, owner);
  await endPersonal(context, owner);
  await forgetActing(context, owner);
  const events = await deleteEvents(context, owner);
  return lastStep(context, (tx) => eraseStoredPerson(tx, owner, events));
}

async function assertUnused(context: Context, owner: Owner): Promise<void> {
  if (await isInUse(context, owner)) throw new ProblemError('connection_in_use', connectionInUseProblem());
}

/** @param eventsBefore how many of their events were deleted before */
async function eraseStoredPerson(
  tx: Context,
  owner: Required<Owner>,
  eventsBefore: number,
): Promise<WithHeaders<Erased>> {
  await lockOwned(tx, owner);
  await assertUnused(tx, owner);
  const deleted = Unreported.silent(await deleteConnections(tx, owner), ERASED);
  const consumers = Unreported.silent(await deleteConsumers(tx, owner), ERASED);
  Unreported.silent(await forgetAuthor(tx, owner), ERASED);
  Unreported.silent(await forgetMoves(tx, owner), ERASED);
  await forgetActing(tx, owner);
  const events = eventsBefore + (await forget(tx, owner));
  const erased = { consumers, connections: deleted.length, installations: 0, operations: 0, events };
  return warned(erased, notRevoked(deleted));
}

/** Erases what is kept beside the things themselves. Returns the number of events. */
async function forget(tx: Context, owner: { groupRef: string; consumerRef?: string }): Promise<number> {
  await deleteConnectionLinks(tx, owner);
  await deleteSignIns(tx, owner);
  await deleteCustomAuthSessions(tx, owner);
  await deleteKeptAnswers(tx, owner);
  await deleteKeptIssues(tx);
  await deleteLargeBodies(tx, owner);
  await forgetInAuditLog(tx, owner);
  return deleteEvents(tx, owner);
}
