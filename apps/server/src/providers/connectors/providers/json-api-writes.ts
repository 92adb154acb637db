import type { WriteEndpoint, WriteEndpoints } from '@dowel/schema/connector';
import type { Way } from './plain-writes.ts';

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
  const { documentation, ways = ['create', 'update', 'delete'], sent } = writes;
  const one = `${path}/{id}`;
  const all: Readonly<Record<Way, WriteEndpoint>> = {
    create: {
      method: 'POST',
      path,
      body: { data: { type } },
      repeat: { by: 'none' },
      ...sent,
      documentation,
    },
    update: {
      method: 'PATCH',
      path: one,
      body: { data: { type, id: '{id}' } },
      repeat: { by: 'upsert' },
      ...sent,
      documentation,
    },
    delete: { method: 'DELETE', path: one, repeat: { by: 'upsert' }, documentation },
  };
  return {
    ...Object.fromEntries(ways.map((way) => [way, all[way]])),
    get: { path: one },
    answer: { record: 'data', id: 'id' },
  };
}
