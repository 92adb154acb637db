import type { ActedAs, ConnectedAccount, ManifestIntegration } from '@dowel/schema';
import { actsForGroupProblem, compareWorkspaces, personalConnectionNeededProblem } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { ProblemError } from '../../../platform/problems/problem-error.ts';
import * as providers from '../../../providers/providers/service.ts';
import { toConnectedAccount } from '../identity/connected-account.ts';
import { type ConnectionRow, recentConnection, selectConnections } from '../queries.ts';
import { connectionNotFound, connectionStopped, personalAccountDiffers } from '../refusals.ts';

/** What decides with whose connection a request acts. */
export interface ActingFor {
  readonly integrationName: string;
  readonly provider: string;
  /** That of the installation. */
  readonly connectionId: string;
  /** Of the latest manifest. */
  readonly actAs: ManifestIntegration['actAs'] | null;
}

/** The connection that a request acts with. */
export interface Acting {
  readonly connectionId: string;
  /** Undefined where only the connection of the installation can be meant. */
  readonly actedAs?: ActedAs | undefined;
}

/**
 * Chooses the connection for what a caller does. A person acts with their own one and never with that of the group; whoever
 * calls with a key acts for the group.
 * @throws {ProblemError} `token_not_allowed`, `personal_connection_needed`, `account_differs`, `credentials_rejected`
 */
export async function actingFor(context: Context, wanted: ActingFor): Promise<Acting> {
  const { actor } = context;
  const { connectionId, actAs, integrationName } = wanted;
  if (actor.kind === 'consumer') {
    if (actAs !== 'person') throw new ProblemError('token_not_allowed', actsForGroupProblem(integrationName));
    return actingAs(await ownConnection(context, wanted, actor));
  }
  if (actAs !== 'person') return { connectionId };
  return actingAs(await sharedConnection(context, connectionId));
}

/**
 * Whether what a person has asked for earlier may still be done with their own connection. It may be gone or stopped since,
 * or the installation moved to another workspace.
 */
export async function mayStillAct(
  context: Context,
  personalConnectionId: string,
  connectionId: string,
): Promise<boolean> {
  const [own] = await selectConnections(context, { ids: [personalConnectionId] });
  if (!own?.isPersonal || own.stop) return false;
  return !differs(await sharedConnection(context, connectionId), own);
}

async function sharedConnection(context: Context, id: string): Promise<ConnectionRow> {
  const row = await recentConnection(context, id);
  if (!row) throw connectionNotFound();
  return row;
}

/** Looks each time, so that what was removed in another process is not found. */
async function ownConnection(
  context: Context,
  { connectionId, integrationName, provider: name }: ActingFor,
  { groupRef, consumerRef }: { readonly groupRef: string; readonly consumerRef: string },
): Promise<ConnectionRow> {
  const provider = providers.named(context, name);
  const shared = await sharedConnection(context, connectionId);
  const owned = await selectConnections(context, { provider: name, groupRef, consumerRef, owner: 'person' });
  const fitting = owned.filter((own) => !differs(shared, own));
  const chosen = fitting.find((own) => isSame(shared, own)) ?? fitting[0];
  if (chosen?.stop) throw connectionStopped(provider);
  if (chosen) return chosen;
  const [other] = owned;
  if (other) throw personalAccountDiffers(provider, { before: placeOf(shared), after: placeOf(other) });
  throw new ProblemError(
    'personal_connection_needed',
    personalConnectionNeededProblem(provider, integrationName, consumerRef),
  );
}

function isSame(shared: ConnectionRow, own: ConnectionRow): boolean {
  return compareWorkspaces(shared.account ?? {}, own.account ?? {}) === 'same';
}

/** Whether two connections lead to different workspaces, as the provider says or else as people have typed. */
function differs(shared: ConnectionRow, own: ConnectionRow): boolean {
  const compared = compareWorkspaces(shared.account ?? {}, own.account ?? {});
  if (compared !== 'unknown') return compared === 'different';
  const [from, to] = [shared, own].map(({ providerWorkspaceRef }) => providerWorkspaceRef?.toLowerCase());
  return Boolean(from && to) && from !== to;
}

function placeOf({ account, providerWorkspaceRef }: ConnectionRow): ConnectedAccount {
  if (account?.workspace?.id !== undefined || providerWorkspaceRef === null)
    return toConnectedAccount(account ?? {});
  return { workspace: { id: providerWorkspaceRef } };
}

function actingAs({ id, isPersonal, consumerRef, consumer, account }: ConnectionRow): Acting {
  const { consumerName } = consumer;
  return {
    connectionId: id,
    actedAs: {
      connectionId: id,
      ...(isPersonal && { isPersonal: true as const }),
      consumerRef,
      consumerName,
      ...(account && { account: toConnectedAccount(account) }),
    },
  };
}
