import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import type { SchemaLook } from '../../../platform/db/tables/schema-watches.ts';

/** The id of a message of a look. A look that goes on after its process died gives its messages the same ids. */
export function messageIdOf(
  { id, startMs }: Pick<SchemaLook, 'id' | 'startMs'>,
  objectName: string,
  part: number,
) {
  return v7({
    msecs: startMs,
    seq: part,
    random: createHash('sha256').update(`${id}/${objectName}/${part}`).digest().subarray(0, 16),
  });
}
