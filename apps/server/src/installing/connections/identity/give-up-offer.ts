import { accountId } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { Unreported } from '../../../platform/events/unreported.ts';
import { hasConnectionTo } from '../account-queries.ts';
import { lockConnections } from '../locking-queries.ts';
import {
  type ConnectionChanges,
  type ConnectionRow,
  changeConnection,
  selectConnection,
} from '../queries.ts';
import { revokeStored } from '../revoke-stored.ts';
import { noAside } from './aside.ts';

const OVER = new Date(0).toISOString();

/**
 * Gives up a sign-in that nobody has confirmed. From now on nobody may confirm it. It is forgotten after it was revoked, so
 * that another process revokes it when this one is killed before.
 */
export async function giveUpOffer(context: Context, row: ConnectionRow): Promise<void> {
  const { aside } = row;
  if (aside?.kind !== 'offered') return;
  const end = { aside: { ...aside, expireTime: OVER }, refreshDueTime: context.now() };
  if (!(await changeOffer(context, row, end))) return;
  await revokeOffer(context, row);
  await changeOffer(context, row, noAside);
}

/** Answers false if the sign-in is not offered any more. */
function changeOffer(context: Context, row: ConnectionRow, changes: ConnectionChanges): Promise<boolean> {
  return context.transaction(async (tx) => {
    await lockConnections(tx, [row.id]);
    const last = await selectConnection(tx, row.id);
    if (last?.asideSealed !== row.asideSealed || last?.aside?.kind !== 'offered') return false;
    const changed = await changeConnection(tx, row.id, changes);
    return Unreported.silent(changed, 'the connection goes on with the account that it has');
  });
}

/**
 * Revokes its tokens, if the provider can do that. Some providers then revoke all that the person has granted to the app, so
 * it is left alone when the project has a connection to that account. What the provider answers changes nothing.
 */
async function revokeOffer(context: Context, row: ConnectionRow): Promise<void> {
  const { aside, asideSealed, provider, id: connectionId } = row;
  if (aside?.kind !== 'offered' || asideSealed === null) return;
  const { account } = aside;
  if (account && (await hasConnectionTo(context, provider, accountId(account) ?? ''))) return;
  const offered = { ...aside, sealed: asideSealed };
  const { outcome } = await revokeStored(context, { ...row, goesOn: true }, offered);
  if (outcome !== 'revoked') return;
  context.log.info({ connectionId, provider }, 'a sign-in that nobody confirmed was revoked');
}
