import type { ListStoppedConnectionsQuery, StopConnections, Stopped, StoppedConnection } from '@dowel/schema';
import type { Context } from '../../context.ts';
import { Unreported } from '../../platform/events/unreported.ts';
import { mapPage, type Page, readPage } from '../../platform/paging/read-page.ts';
import * as providers from '../../providers/providers/service.ts';
import { toConnectedAccount } from '../connections/identity/connected-account.ts';
import { markStopped, type Revocation, stoppedRows } from '../connections/stopping/service.ts';
import * as integrations from '../integrations/service.ts';

/**
 * Stops connections at once. The server looks at them like at those that it renews, and revokes their tokens then.
 * @throws {ProblemError} `integration_not_found`
 */
export async function stop(context: Context, request: StopConnections): Promise<Stopped> {
  const { groupRef, integrationId: given } = request;
  const integrationId = given === undefined ? undefined : (await integrations.get(context, given)).id;
  const ids = await context.transaction(async (tx) =>
    Unreported.silent(
      await markStopped(tx, { groupRef, integrationId }),
      'an event tells of each connection when the server looks at it',
    ),
  );
  return { connections: ids.length };
}

/** @throws {ProblemError} `invalid_request` for a page token of another list */
export async function list(
  context: Context,
  query: ListStoppedConnectionsQuery,
): Promise<Page<StoppedConnection>> {
  const page = await readPage(context, ['listStoppedConnections'], query, (slice) =>
    stoppedRows.list(context, slice, query.groupRef),
  );
  return mapPage(page, (row) => toStopped(context, row));
}

type Row = Awaited<ReturnType<typeof stoppedRows.list>>[number];

function toStopped(context: Context, { stop, account, ...row }: Row): StoppedConnection {
  const reason = stop?.reason;
  return {
    connectionId: row.id,
    provider: row.provider,
    groupRef: row.groupRef,
    consumerRef: row.consumerRef,
    ...(account && { account: toConnectedAccount(account) }),
    stopTime: stop?.time ?? '',
    state: stop?.state ?? 'waiting',
    ...(stop?.siblings && { alsoEnds: stop.siblings }),
    ...(reason && { reason, text: words[reason](providers.titleOf(context, row.provider)) }),
    ...(stop?.endTime && { endTime: stop.endTime }),
  };
}

const words: Readonly<Record<Exclude<Revocation, 'revoked'>, (title: string) => string>> = {
  no_token: (title) =>
    `There was no token, but an API key, a password or nothing. Only the customer can end it, at ${title}.`,
  no_address: (title) =>
    `No way is known to revoke a token of ${title}. The customer can remove the app there, or the token ends by itself.`,
  no_app: (title) => `The provider app for ${title} is gone, and without it ${title} revokes no token.`,
  own_client: (title) =>
    `The token is revoked, but the customer's own client or password at ${title} wins others. Only the customer can end it there.`,
  shared_grant: (title) =>
    `Revoking it at ${title} may also end the connections in \`alsoEnds\`, which are not stopped. Stop them too, and all are revoked.`,
  refused: (title) => `${title} has refused to revoke the token. Its answer is in the log of the server.`,
  unreachable: (title) => `${title} has not answered. For a day, it is asked again.`,
  unreadable: () => 'The token cannot be decrypted, because this server lacks the key that sealed it.',
};
