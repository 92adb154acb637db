import type { CatalogueEntry } from '@dowel/schema';
import { recordsAndEvents } from './support.ts';

/** The API that most entries share. */
export function apiAt(root: string) {
  return {
    baseURL: `${root}/api/v1`,
    support: recordsAndEvents,
    authHealthCheck: { url: `${root}/api/v1/me`, method: 'GET', successStatusCodes: [200] },
    accountIdentity: toldBy(`${root}/api/v1/me`),
  } satisfies Partial<CatalogueEntry>;
}

/** The address that says whose account it is. */
export function toldBy(url: string) {
  return {
    sources: [
      {
        from: 'call',
        url,
        workspace: { id: 'account.id', name: 'account.name' },
        person: { id: 'user.id', name: 'user.name', email: 'user.email' },
      },
    ],
  } satisfies CatalogueEntry['accountIdentity'];
}

export const readOnly = {
  ...recordsAndEvents,
  write: false,
  delete: false,
  subscribe: false,
  subscribeSupport: { create: false, update: false, delete: false, passThrough: false },
} satisfies CatalogueEntry['support'];
