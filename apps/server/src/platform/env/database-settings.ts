import * as z from 'zod';
import { serversOf } from './database-servers.ts';

const PostgresUrl = z.url({ protocol: /^postgres(ql)?$/ });
/** One server may be at the default place. Of several, each has a name. */
const isHostLeftOut = (one: string, all: string) => one !== all && new URL(one).host === '';

export const databaseVariables = {
  /**
   * The PostgreSQL address. It may name several servers, of which one is the primary:
   * `postgres://user@one:5432,two:5432/dowel`. Absent: an embedded database in `DOWEL_DATA_DIR`.
   */
  DATABASE_URL: z
    .string()
    .refine(
      (url) => serversOf(url).every((one) => PostgresUrl.safeParse(one).success && !isHostLeftOut(one, url)),
      'Invalid URL',
    )
    .optional(),
  /** A server that streams from the primary. Lists, logs and statistics are read there when it has caught up. */
  DATABASE_READ_URL: PostgresUrl.refine(
    (url) => serversOf(url).length === 1,
    'must name one server, because another one may be further behind',
  ).optional(),
  /** The maximum number of PostgreSQL connections that this process opens, to the primary and to the replica each. */
  DOWEL_DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(1000).default(10),
  /**
   * `1`: PostgreSQL itself holds every statement to the rows of its project, with row-level security. Each statement
   * outside a transaction then becomes one.
   */
  DOWEL_DATABASE_RLS: z.enum(['0', '1']).default('0'),
};

const Variables = z.object(databaseVariables);

const replicaOfNothing =
  'DATABASE_READ_URL names a replica, but DATABASE_URL names no PostgreSQL database that it could be a replica of. Set DATABASE_URL to the primary, or leave DATABASE_READ_URL out.';

/** @throws {Error} if the settings contradict each other */
export function toDatabaseSettings(env: z.infer<typeof Variables>) {
  if (env.DATABASE_READ_URL !== undefined && env.DATABASE_URL === undefined)
    throw new Error(replicaOfNothing);
  return {
    databaseUrl: env.DATABASE_URL,
    databaseReadUrl: env.DATABASE_READ_URL,
    databasePoolSize: env.DOWEL_DATABASE_POOL_SIZE,
    databaseRls: env.DOWEL_DATABASE_RLS === '1',
  };
}
