import type { WriteEndpoint, WriteEndpoints } from '@dowel/schema/connector';

export type Way = 'create' | 'update' | 'delete';

interface PlainWrites {
  /** The vendor's page, or that of each call. */
  readonly documentation: string | ((way: Way) => string);
  /** Absent: all. */
  readonly ways?: readonly Way[] | undefined;
  /** Where each record is, with `{id}`. Absent: its id is behind the path of all. */
  readonly one?: string | undefined;
  /** Absent: PATCH. */
  readonly update?: 'PATCH' | 'PUT' | 'POST' | undefined;
  /** Where new records go. Absent: to the path below which each has its own. */
  readonly createAt?: string | undefined;
  /** Where an answer has the record. Absent: it is the record. */
  readonly record?: string | undefined;
  /** The member of the id in it. Absent: `id`. */
  readonly id?: string | undefined;
  /** `false`: a single record cannot be had. */
  readonly canGet?: boolean | undefined;
  /** Sent with each create and each update, beside the record. */
  readonly sent?: Pick<WriteEndpoint, 'body' | 'custom' | 'query' | 'wrap'>;
}

/**
 * Writes as most APIs have them, for providers with neither a key for a create nor an id of ours: a create that is sent
 * twice is done twice, so it is sent once.
 * @param path below which each record has its own, with its id
 */
export function plainWrites(path: string, writes: PlainWrites): WriteEndpoints {
  const { documentation, ways = ['create', 'update', 'delete'], update = 'PATCH', createAt = path } = writes;
  const { record = '.', id = 'id', canGet = true, one = `${path}/{id}`, sent } = writes;
  const by = (way: Way) => ({
    repeat: { by: way === 'create' ? 'none' : 'upsert' } as const,
    documentation: typeof documentation === 'string' ? documentation : documentation(way),
  });
  const all: Readonly<Record<Way, WriteEndpoint>> = {
    create: { method: 'POST', path: createAt, ...sent, ...by('create') },
    update: { method: update, path: one, ...sent, ...by('update') },
    delete: { method: 'DELETE', path: one, ...by('delete') },
  };
  return {
    ...Object.fromEntries(ways.map((way) => [way, all[way]])),
    ...(canGet && { get: { path: one } }),
    answer: { record, id },
  };
}

/** A call that changes nothing more when it is sent twice. */
export function repeatable(
  method: WriteEndpoint['method'],
  path: string,
  documentation: string,
): WriteEndpoint {
  return { method, path, repeat: { by: 'upsert' }, documentation };
}
