import { accountId } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { hasConnectionTo } from '../account-queries.ts';
import type { ConnectionRow } from '../queries.ts';
import { revokeStored } from '../revoke-stored.ts';

/**
 * Gives up a sign-in that nobody has confirmed: revokes its tokens, if the provider can do that. Some providers then
 * revoke all that the person has granted to the app, so it is left alone when the project has a connection to that
 * account. What the provider answers changes nothing.
 */
export async function revokeOffer(context: Context, row: ConnectionRow): Promise<void> {
  const { aside, asideSealed, provider, id: connectionId } = row;
  if (aside?.kind !== 'offered' || asideSealed === null) return;
  const { account } = aside;
  if (account && (await hasConnectionTo(context, provider, accountId(account) ?? ''))) return;
  const offered = { ...aside, sealed: asideSealed };
  const { outcome } = await revokeStored(context, { ...row, goesOn: true }, offered);
  if (outcome !== 'revoked') return;
  context.log.info({ connectionId, provider }, 'a sign-in that nobody confirmed was revoked');
}
