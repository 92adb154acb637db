import type { Context } from 'hono';
import type { Account } from '../crm/account.ts';
import type { World } from '../world.ts';
import { isScope, parseScopes, type Scope } from './scopes.ts';

/** One of the addresses at which the OAuth server answers. What it accepts depends on the address. */
export interface Door {
  /** The accounts that a person can choose here. */
  accounts: Account[];
  /** Requests without a code challenge are refused. */
  requiresPkce: boolean;
  /** What the name of each scope begins with. Empty: the short names are used. */
  scopePrefix: string;
}

/** The door of a request. Undefined: there is no such workspace. */
export function findDoor(world: World, c: Context): Door | undefined {
  const workspace = c.req.param('workspace');
  if (workspace === undefined) {
    const requiresPkce = c.req.path.startsWith('/pkce/');
    return { accounts: [...world.accounts.values()], requiresPkce, scopePrefix: '' };
  }
  const account = world.accounts.get(workspace);
  const scopePrefix = `${new URL(c.req.url).origin}/w/${workspace}/scopes/`;
  return account && { accounts: [account], requiresPkce: false, scopePrefix };
}

/** Reads a scope parameter. A scope that this door does not have comes back as its whole name. */
export function readScopes(
  { scopePrefix }: Door,
  parameter: string | undefined,
): { scopes: Scope[]; unknown: string | undefined } {
  if (!parameter) return { scopes: parseScopes(undefined).filter(isScope), unknown: undefined };
  const names = parseScopes(parameter);
  const shortNames = names.map((name) =>
    name.startsWith(scopePrefix) ? name.slice(scopePrefix.length) : '',
  );
  return {
    scopes: shortNames.filter(isScope),
    unknown: names.find((_, index) => !isScope(shortNames[index] ?? '')),
  };
}

/** Writes scopes as applications at this door know them. */
export function writeScopes({ scopePrefix }: Door, scopes: readonly string[]): string {
  return scopes.map((scope) => scopePrefix + scope).join(' ');
}
