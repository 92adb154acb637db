import type { FieldMetadata } from '@dowel/schema';
import type { Context } from '../../../context.ts';
import { unlessUnreadable } from '../../../platform/secrets/secrets.ts';
import type { SnapshotRow } from './queries.ts';

/** The fields of an object that the last look has seen, or in a sentence why nothing can be compared with them. */
export type LastSeen =
  | { readonly fields: readonly FieldMetadata[]; readonly content: string }
  | { readonly why: string };

export function openLastSeen(
  { secrets }: Pick<Context, 'secrets'>,
  snapshot: SnapshotRow | undefined,
  sourceHash: string,
): LastSeen {
  if (!snapshot) return { why: 'This is the first look at the object.' };
  if (snapshot.sourceHash !== sourceHash) {
    return { why: 'Since the last look, this server asks for the fields in another way.' };
  }
  const content = unlessUnreadable(() => secrets.open(snapshot.fieldsSealed, snapshot.id));
  // Only `replaceSnapshot` writes the column, and the seal proves it.
  if (content !== undefined) return { content, fields: JSON.parse(content) };
  return {
    why: 'What the last look has seen cannot be opened, because the key that encrypted it is missing.',
  };
}
