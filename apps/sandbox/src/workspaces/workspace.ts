import { createHash } from 'node:crypto';
import type { Account } from '../crm/account.ts';

/** What an application can learn about a workspace only after the sign-in. Addresses of its API need these values. */
export interface Tenant {
  cloud_id: string;
  archive_id: string;
  region: 'eu' | 'us';
}

/** The tenant of an account. It is the same at every start, and nobody can guess it from the name. */
export function tenantOf({ id }: Account): Tenant {
  const digits = (purpose: string) =>
    createHash('sha256').update(`${purpose} ${id}`).digest('hex').slice(0, 10);
  return { cloud_id: digits('cloud'), archive_id: digits('archive'), region: id === 'globex' ? 'us' : 'eu' };
}
