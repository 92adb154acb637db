import type { Builder } from '@dowel/schema';

/** What a person is called. Some sign-in services tell nothing of them. */
export function nameOf({ fullName, primaryEmail }: Builder): string {
  return fullName ?? primaryEmail ?? 'Somebody without a name';
}
