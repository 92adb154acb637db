import type { Context } from '../../../context.ts';
import type { ConnectionEffects, InstallationEffects, InstallationState } from '../../../platform/effects.ts';
import { feedOf } from '../../../providers/connectors/engine/object.ts';
import { findForModule } from '../../../providers/connectors/find-for-module.ts';
import { endReconcilingOf } from '../../reads/end-runs.ts';
import { lockInstalled } from '../../reads/lock-installed.ts';
import { leaveAccount } from '../delivering/leave-account.ts';
import { noteOperations } from '../note-operation.ts';
import { asksForEvents, canPoll, isSubscribedAlike, type WantedObject, wantedOf } from '../wanted.ts';
import { deleteKnownOf } from './known-records-queries.ts';
import { lockObjects, type ReconciledObject, upsertObjects } from './queries.ts';
import { firstTime } from './reading-times.ts';

const OTHER_ACCOUNT =
  'The installation has moved to another account of the provider. Its changes are looked for from now on.';

/** Plans which objects are read for changes when an installation changes. Those that nobody wants go with their turn. */
export const reconcileInstallations: InstallationEffects<Context> = {
  installed: (tx, installation) => plan(tx, [installation]),
  async changed(tx, installation, { isOtherAccount }) {
    if (isOtherAccount && asksForEvents(installation.revision)) await leave(tx, [installation]);
    return plan(tx, [installation], isOtherAccount);
  },
  async deployed(tx, { id, latestRevision }, { before }) {
    const { content } = latestRevision;
    if (!asksForEvents(content) || isSubscribedAlike(before, content)) return;
    await plan(tx, await lockInstalled(tx, { integrationId: id }));
  },
};

/** What was found in one account says nothing about another one. */
export const reconcileConnections: ConnectionEffects<Context> = {
  async changed(tx, connectionId, { isOtherAccount }) {
    if (!isOtherAccount) return;
    const installations = (await lockInstalled(tx, { connectionId })).filter(({ revision }) =>
      asksForEvents(revision),
    );
    if (installations.length === 0) return;
    await leave(tx, installations);
    await plan(tx, installations, true);
  },
};

async function leave(tx: Context, installations: readonly InstallationState[]): Promise<void> {
  const ids = installations.map(({ id }) => id);
  await endReconcilingOf(tx, ids, OTHER_ACCOUNT);
  await deleteKnownOf(tx, ids);
  await leaveAccount(tx, installations);
}

/**
 * Adds the objects that installations subscribe to, which are read from now on. What is found only by reading, or cannot
 * be read for changes, is said once. Answers whether it was.
 */
async function plan(
  tx: Context,
  installations: readonly InstallationState[],
  isFromNow = false,
): Promise<boolean> {
  const all = await Promise.all(installations.map((installation) => wantedIn(tx, installation)));
  const wanted = all.flat();
  if (wanted.length === 0) return false;
  const known = await lockObjects(
    tx,
    wanted.map(({ installation }) => installation.id),
  );
  const dueTimes = new Map(known.map((object) => [keyOf(object), object.dueTime]));
  const fresh = wanted.filter(({ row }) => {
    const dueTime = dueTimes.get(keyOf(row));
    // What could not be read before may be read now, with another connector.
    return dueTime === undefined || (dueTime === null && row.dueTime !== null);
  });
  await upsertObjects(
    tx,
    (isFromNow ? wanted : fresh).map(({ row }) => row),
  );
  const notes = fresh.flatMap((one) => noteOf(tx, one) ?? []);
  await noteOperations(tx, notes);
  return notes.length > 0;
}

interface Reconciled {
  readonly installation: InstallationState;
  readonly title: string;
  readonly wanted: WantedObject;
  readonly row: ReconciledObject;
}

async function wantedIn(tx: Context, installation: InstallationState): Promise<Reconciled[]> {
  const { id: installationId, config, revision } = installation;
  if (!asksForEvents(revision)) return [];
  const connector = await findForModule(tx, revision.provider, revision.module);
  const { objects } = wantedOf(config.content, revision, connector, canPoll(tx));
  const now = tx.now();
  return objects.filter(wantsRecords).map((wanted) => {
    const { objectName, findable } = wanted;
    const handled = connector?.object(objectName);
    const hasToken = handled && feedOf(handled.changes)?.by === 'token';
    // Changes are only known from the first token on.
    const first = hasToken ? now : firstTime(`${installationId}/${objectName}`, tx.env.reconcileMinutes, now);
    const dueTime = findable.size > 0 ? first : null;
    return {
      installation,
      wanted,
      title: connector?.displayName ?? 'The provider',
      row: { installationId, objectName, beginTime: now, watermark: now, dueTime },
    };
  });
}

/** Events of its own are passed on as they are, and no read finds them. */
function wantsRecords({ kinds, polled }: WantedObject): boolean {
  return polled.length > 0 || [...kinds.values()].some((kind) => kind !== 'other');
}

const keyOf = ({ installationId, objectName }: ReconciledObject) => `${installationId}/${objectName}`;

function noteOf(tx: Context, { installation, title, wanted }: Reconciled) {
  const { id: installationId, integrationId, config } = installation;
  const { objectName, polled, findable } = wanted;
  const minutes = tx.env.reconcileMinutes;
  const msg =
    findable.size === 0
      ? `[${objectName}] ${title} cannot say what has changed in this object, so a change whose event gets lost is not found.`
      : polled.length > 0
        ? `[${objectName}] Read every ${minutes} minutes, because ${title} does not tell this server of these changes: ${polled.join(', ')}.`
        : undefined;
  if (msg === undefined || minutes === 0) return undefined;
  const of = { integrationId, installationId, configId: config.id };
  return { of, msg, error: undefined, objects: [objectName], details: { object: objectName } };
}
