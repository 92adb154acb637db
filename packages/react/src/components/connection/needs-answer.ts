import type { Connection } from '@dowel/schema';

/** Whether somebody has to sign in again, or to say which account the connection leads to. */
export function needsAnswer({ status, account, offeredAccount }: Connection): boolean {
  return status === 'bad_credentials' || offeredAccount !== undefined || account?.isUnconfirmed === true;
}
