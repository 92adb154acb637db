import { type DialectAccount, openDialectAccount } from './account.ts';
import type { Dialect } from './dialect.ts';

/** All accounts of one simulated provider. */
export interface DialectWorld {
  readonly dialect: Dialect;
  /** Where the API is mounted, such as `/dialects/hubspot`, for addresses in answers. */
  readonly basePath: string;
  readonly accounts: ReadonlyMap<string, DialectAccount>;
  /** Opens an account. The next person who signs in at the consent page signs in to it. */
  openAccount(): DialectAccount;
  readonly newestAccount: DialectAccount | undefined;
  /** Gives an account new tokens. The old ones are no longer valid. */
  renewTokens(account: DialectAccount): void;
}

/** Makes the world of one dialect. */
export function createDialectWorld(
  dialect: Dialect,
  { now, randomToken }: { now: () => Date; randomToken: () => string },
): DialectWorld {
  const accounts = new Map<string, DialectAccount>();
  return {
    dialect,
    basePath: `/dialects/${dialect.provider}`,
    accounts,
    openAccount() {
      const id = `acct_${randomToken().slice(0, 12)}`;
      const account = openDialectAccount(dialect, { id, randomToken, sandboxNow: () => now().getTime() });
      accounts.set(id, account);
      return account;
    },
    get newestAccount() {
      return [...accounts.values()].at(-1);
    },
    renewTokens(account) {
      account.accessToken = `${dialect.provider}_token_${randomToken()}`;
      account.refreshToken = `${dialect.provider}_refresh_${randomToken()}`;
    },
  };
}
