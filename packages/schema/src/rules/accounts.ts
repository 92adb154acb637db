import type { ConnectedAccount } from '../resources/connected-account.ts';

/**
 * What tells an account apart from others: the id of its workspace, or where the provider has told of none, the id of the
 * person, or the e-mail address. Undefined for an account without any of them.
 */
export function accountId({ workspace, person }: ConnectedAccount): string | undefined {
  return workspace?.id ?? person?.id ?? person?.email;
}

/** Whether two accounts are the same one. `unknown`: what is known of them cannot be compared. */
export function compareAccounts(
  before: ConnectedAccount,
  after: ConnectedAccount,
): 'same' | 'different' | 'unknown' {
  // An answer may lack the workspace for once. Then the people say nothing: a workspace has many.
  const [from, to] = [before.workspace?.id, after.workspace?.id];
  if (from !== undefined || to !== undefined) return compareIds(from, to);
  const [who, whom] = [before.person?.id, after.person?.id];
  if (who !== undefined && whom !== undefined) return compareIds(who, whom);
  // Some providers tell of the id only to sign-ins with more rights.
  return compareIds(before.person?.email?.toLowerCase(), after.person?.email?.toLowerCase());
}

/** Whether two accounts are of the same workspace, whoever has signed in. `unknown`: one is not known. */
export function compareWorkspaces(
  one: ConnectedAccount,
  other: ConnectedAccount,
): 'same' | 'different' | 'unknown' {
  return compareIds(one.workspace?.id, other.workspace?.id);
}

function compareIds(one: string | undefined, other: string | undefined): 'same' | 'different' | 'unknown' {
  if (one === undefined || other === undefined) return 'unknown';
  return isSameId(one, other) ? 'same' : 'different';
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Ids of providers may differ only by case. UUIDs do not, and some providers write them in either case. */
function isSameId(one: string, other: string): boolean {
  return one === other || (UUID.test(one) && one.toLowerCase() === other.toLowerCase());
}

/** An account as people read it: `ada@acme.example · Acme (acme.example)`. */
export function accountTitle({ workspace, person }: ConnectedAccount): string {
  const who = person?.email ?? person?.name;
  const { name, address } = workspace ?? {};
  const where = name !== undefined && address !== undefined ? `${name} (${address})` : (name ?? address);
  const said = [who, where].filter((part) => part !== undefined);
  return said.join(' · ') || (workspace?.id ?? person?.id ?? '');
}
