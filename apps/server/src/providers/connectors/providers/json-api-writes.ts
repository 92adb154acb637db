import type { WriteEndpoint, WriteEndpoints } from '@dowel/schema/connector';
import { plainWrites, type Way } from './plain-writes.ts';

interface JsonApiWrites {
  readonly documentation: string;
  /** Absent: all. */
  readonly ways?: readonly Way[] | undefined;
  /** Where the fields of a record go. */
  readonly sent: Pick<WriteEndpoint, 'wrap' | 'custom'>;
}

/**
 * Writes as JSON:API has them: each record with its type, and with its id where it is changed. A create that is sent twice
 * is done twice, so it is sent once.
 * @param path below which each record has its own, with its id
 */
export function jsonApiWrites(path: string, type: string, writes: JsonApiWrites): WriteEndpoints {
  const { create, update, ...others } = plainWrites(path, { ...writes, record: 'data' });
  return {
    ...others,
    ...(create && { create: { ...create, body: { data: { type } } } }),
    ...(update && { update: { ...update, body: { data: { type, id: '{id}' } } } }),
  };
}
