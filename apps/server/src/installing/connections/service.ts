import type { Connection, ConnectionOverview, GetConnectionQuery, ListConnectionsQuery } from '@dowel/schema';
import {
  credentialsHiddenProblem,
  groupNeededProblem,
  refreshReservedProblem,
  unknownFilter,
} from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { isBuilder, maySeeCredentials } from '../../platform/caller.ts';
import { violatedConstraint } from '../../platform/db/constraint-violation.ts';
import { Unreported } from '../../platform/events/unreported.ts';
import { mapPage, type Page, readPage } from '../../platform/paging/read-page.ts';
import { invalidInput, ProblemError } from '../../platform/problems/problem-error.ts';
import type { WithHeaders } from '../../platform/requests/route.ts';
import { notRevoked, warned } from '../../platform/requests/warned.ts';
import * as providers from '../../providers/providers/service.ts';
import { connectionEvent } from './connection-events.ts';
import { forceRefresh, refreshIfNeeded } from './credential-refresh/refresh-credentials.ts';
import { deleteUnusedRows } from './locking-queries.ts';
import { OpenedRow } from './opened-row.ts';
import { assertMayBePersonal } from './personal/assert-may-be-personal.ts';
import { type ConnectionRow, deleteConnectionRow, selectConnection, selectConnections } from './queries.ts';
import { connectionInUse, connectionNotFound } from './refusals.ts';
import { toConnection, toShownCredentials } from './to-connection.ts';

export { movedAccountEvent } from './connection-events.ts';
export { keepConnection, lockConnections } from './locking-queries.ts';
export { type Acting, actingFor, mayStillAct } from './personal/acting.ts';
export { endPersonal } from './personal/end-personal.ts';
export { OpenConnection, type Transport } from './provider-calls/open-connection.ts';

/**
 * Lists connections. A whole list starts with the default connection of a group and provider; pages are sorted by
 * creation. A consumer token sees all connections of its group, no matter who made them (ADR 0006), and its consumer's own
 * ones if it asks for those.
 * @throws {ProblemError} `invalid_request` for a frontend key that names no group, because many pages share such a key,
 * and for a builder who names a provider that does not exist.
 * `api_key_scope` for a frontend key that asks for personal connections.
 */
export async function list(context: Context, query: ListConnectionsQuery): Promise<Page<Connection>> {
  if (!isBuilder(context) && context.scope.groupRef === undefined && query.groupRef === undefined) {
    throw new ProblemError('invalid_request', groupNeededProblem());
  }
  assertMayBePersonal(context, { personal: query.owner === 'person' });
  const page = await readPage(context, ['listConnections'], query, (slice) =>
    selectConnections(context, query, slice),
  );
  const provider = isBuilder(context) && page.items.length === 0 ? query.provider : undefined;
  // A provider that has left the catalogue may have connections. A page asks for the provider too, and shows what is wrong.
  if (provider !== undefined && !context.catalogue.find(provider)) {
    const names = Object.keys(context.catalogue.all());
    throw invalidInput(unknownFilter('provider', provider, names));
  }
  return mapPage(page, (row) => toShown(context, row));
}

/**
 * @throws {ProblemError} `connection_not_found`
 * @throws {ProblemError} `api_key_scope` or `token_not_allowed` when the caller may not see credentials but asks for
 * them, or is not the builder but forces a refresh
 * @throws {ProblemError} `credentials_rejected` or `provider_unreachable` when a refresh was asked for and failed
 */
export async function get(context: Context, id: string, query: GetConnectionQuery = {}): Promise<Connection> {
  const withRefreshToken = query.includeRefreshToken ?? false;
  const withCredentials = withRefreshToken || (query.includeCreds ?? false);
  if (withCredentials) assertMaySeeCredentials(context);
  if (query.refresh === 'force') assertMayForce(context);
  const stored = new OpenedRow(context, await getRow(context, id));
  const opened = await refreshed(context, stored, query.refresh);
  if (!withCredentials) return opened.shown;
  const { row, credentials } = opened;
  return { ...toConnection(row), ...toShownCredentials(row, credentials, { withRefreshToken }) };
}

/** @throws {ProblemError} `connection_not_found`, `connection_in_use` */
export async function remove(context: Context, id: string): Promise<WithHeaders<undefined>> {
  try {
    return await context.transaction(async (tx) => {
      const row = await getRow(tx, id);
      await Unreported.report(tx, await deleteConnectionRow(tx, id), (isDeleted) => {
        if (!isDeleted) throw connectionNotFound();
        return [connectionEvent('connection.deleted', row)];
      });
      return warned(undefined, notRevoked([row]));
    });
  } catch (error) {
    if (violatedConstraint(error) !== undefined) throw connectionInUse();
    throw error;
  }
}

/**
 * Finds a connection of the caller's project by its id. A consumer token finds only connections of its group. A person's own
 * one is for no installation, so it is not found.
 * @throws {ProblemError} `connection_not_found`
 */
export async function getConnectionFor(context: Context, id: string): Promise<Connection> {
  const row = await getRow(context, id);
  if (row.isPersonal) throw connectionNotFound();
  return toShown(context, row);
}

/** The connection that a group uses for a provider when none is named: the newest that is not known to be bad. */
export async function findDefaultConnection(
  context: Context,
  { provider, groupRef }: { provider: string; groupRef: string },
): Promise<Connection | undefined> {
  const [row] = await selectConnections(context, { provider, groupRef });
  return row && toShown(context, row);
}

/** The connections of a group to a provider, the default one first. */
export async function findOfGroup(
  context: Context,
  of: { provider: string; groupRef: string },
): Promise<Connection[]> {
  return (await selectConnections(context, of)).map((row) => toShown(context, row));
}

/** Finds connections of the caller's project, keyed by id. A consumer token finds only connections of its group. */
export async function findConnections(
  context: Context,
  ids: readonly string[],
): Promise<Map<string, Connection>> {
  const rows = await selectConnections(context, { ids });
  return new Map(rows.map((row) => [row.id, toShown(context, row)]));
}

/** Every connection of a group, without what people have connected for themselves, with what its sign-in granted. Nothing in it is a credential. */
export async function listOverviews(context: Context, groupRef: string): Promise<ConnectionOverview[]> {
  const rows = await selectConnections(context, { groupRef });
  return rows.map((row) => {
    const opened = new OpenedRow(context, row);
    const scopes = opened.isReadable ? opened.credentials.tokens?.scopes : undefined;
    return {
      ...opened.shown,
      providerName: providers.titleOf(context, row.provider),
      ...(scopes && { grantedScopes: scopes }),
      ...(row.tokenExpireTime && { tokenExpireTime: row.tokenExpireTime.toISOString() }),
    };
  });
}

/** Reaches what people have connected for themselves, which ends with what it served, whoever has uninstalled that. */
export function ofAllPeople(context: Context): Context {
  const { groupRef } = context.scope;
  return { ...context, scope: groupRef === undefined ? {} : { groupRef } };
}

/** Deletes those of the given locked connections that no installation uses any more, and answers what they were. */
export async function deleteUnusedConnections(tx: Context, ids: readonly string[]): Promise<ConnectionRow[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await selectConnections(tx, { ids })).map((row) => [row.id, row]));
  const ofIds = (deleted: readonly string[]) => deleted.flatMap((id) => rows.get(id) ?? []);
  const deleted = await Unreported.report(tx, await deleteUnusedRows(tx, ids), (gone) =>
    ofIds(gone).map((row) => connectionEvent('connection.deleted', row)),
  );
  return ofIds(deleted);
}

function toShown(context: Context, row: ConnectionRow): Connection {
  return new OpenedRow(context, row).shown;
}

async function getRow(context: Context, id: string): Promise<ConnectionRow> {
  const row = await selectConnection(context, id);
  if (!row) throw connectionNotFound();
  return row;
}

async function refreshed(context: Context, opened: OpenedRow, mode: GetConnectionQuery['refresh']) {
  if (mode === undefined) return opened;
  return mode === 'force' ? forceRefresh(context, opened) : refreshIfNeeded(context, opened);
}

/** A forced refresh changes the tokens for everybody who uses the connection, and some providers count refreshes. */
function assertMayForce(context: Context): void {
  if (maySeeCredentials(context)) return;
  const isConsumer = context.actor.kind === 'consumer';
  throw new ProblemError(isConsumer ? 'token_not_allowed' : 'api_key_scope', refreshReservedProblem());
}

function assertMaySeeCredentials(context: Context): void {
  if (maySeeCredentials(context)) return;
  const isConsumer = context.actor.kind === 'consumer';
  throw new ProblemError(isConsumer ? 'token_not_allowed' : 'api_key_scope', credentialsHiddenProblem());
}
