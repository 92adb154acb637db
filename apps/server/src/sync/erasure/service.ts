import type { Erased } from '@dowel/schema';
import { connectionInUseProblem } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { Unreported } from '../../platform/events/unreported.ts';
import { type Concluded, lastStep } from '../../platform/last-step.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import {
  deleteConnectionLinks,
  deleteConnections,
  deleteConsumers,
  deleteCustomAuthSessions,
  deleteEvents,
  deleteGroup,
  deleteInstallations,
  deleteKeptAnswers,
  deleteLargeBodies,
  deleteOperations,
  deleteProviderApps,
  deleteSignIns,
  forgetAuthor,
  forgetInAuditLog,
  forgetMoves,
  isInUse,
  lockOwned,
} from './queries.ts';

const ERASED = 'an event would store again what is erased';

/**
 * Erases a group. Before that, what its installations have set up at their providers is removed. No event tells of it: an
 * event would store again what is erased. Repeating it is harmless.
 */
export async function eraseGroup(context: Context, groupRef: string): Promise<Concluded<Erased>> {
  await context.installationEffects.leaving(context, { groupRef });
  return lastStep(context, (tx) => eraseStored(tx, groupRef));
}

async function eraseStored(tx: Context, groupRef: string): Promise<Erased> {
  const owner = { groupRef };
  await lockOwned(tx, owner);
  const operations = await deleteOperations(tx, owner);
  const installations = Unreported.silent(await deleteInstallations(tx, owner), ERASED);
  const connections = Unreported.silent(await deleteConnections(tx, owner), ERASED);
  await deleteProviderApps(tx, owner);
  const consumers = Unreported.silent(await deleteConsumers(tx, owner), ERASED);
  Unreported.silent(await deleteGroup(tx, groupRef), ERASED);
  const events = await forget(tx, owner);
  return { consumers, connections, installations, operations, events };
}

/**
 * Erases a person of a group. What they installed belongs to the group and stays, without their name.
 * @throws {ProblemError} `connection_in_use`
 */
export async function eraseConsumer(tx: Context, groupRef: string, consumerRef: string): Promise<Erased> {
  const owner = { groupRef, consumerRef };
  await lockOwned(tx, owner);
  if (await isInUse(tx, owner)) throw new ProblemError('connection_in_use', connectionInUseProblem());
  const connections = Unreported.silent(await deleteConnections(tx, owner), ERASED);
  const consumers = Unreported.silent(await deleteConsumers(tx, owner), ERASED);
  Unreported.silent(await forgetAuthor(tx, owner), ERASED);
  Unreported.silent(await forgetMoves(tx, owner), ERASED);
  const events = await forget(tx, owner);
  return { consumers, connections, installations: 0, operations: 0, events };
}

/** Erases what is kept beside the things themselves. Returns the number of events. */
async function forget(tx: Context, owner: { groupRef: string; consumerRef?: string }): Promise<number> {
  await deleteConnectionLinks(tx, owner);
  await deleteSignIns(tx, owner);
  await deleteCustomAuthSessions(tx, owner);
  await deleteKeptAnswers(tx, owner);
  await deleteLargeBodies(tx, owner);
  await forgetInAuditLog(tx, owner);
  return deleteEvents(tx, owner);
}
