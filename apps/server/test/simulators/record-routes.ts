import { type Context, Hono } from 'hono';
import type { DialectEnv } from './dialect.ts';
import { Refused } from './refusal.ts';
import type { StoredRecord } from './store/entry.ts';

type Call = Context<DialectEnv>;
type Values = Record<string, unknown>;

/** How a provider answers calls about single records. */
interface RecordCalls {
  /** The body of an answer with a record. */
  show(c: Call, record: StoredRecord): object;
  /** What is said of a record that is not there. */
  readonly missing: string;
  /** The id in the store. Default: that in the path. */
  idOf?(c: Call): string;
  /** Makes a record. Absent: nobody can. */
  create?(c: Call): Promise<StoredRecord>;
  /** The status of the answer to that. Default: 201. */
  readonly created?: 200 | 201;
  /** What a change writes. Absent: nobody can change a record. */
  change?(c: Call, before: StoredRecord): Promise<Values>;
  /** How a change is sent. Default: PATCH. */
  readonly changedBy?: 'PATCH' | 'PUT' | 'POST';
  /** The body of the answer to a deletion, or null for a 204. Absent: nobody can delete a record. */
  deleted?: ((c: Call, record: StoredRecord) => object) | null;
}

/** The calls for single records that most providers have: get, create, change, delete. */
export function recordRoutes(object: string, calls: RecordCalls): Hono<DialectEnv> {
  const { show, missing, create, created = 201, change, changedBy = 'PATCH', deleted } = calls;
  const { idOf = (c: Call) => c.req.param('id') ?? '' } = calls;
  const routes = new Hono<DialectEnv>();
  routes.get('/:id', (c) => c.json(show(c, found(c.var.account.find(object, idOf(c)), missing))));
  if (create) routes.post('/', async (c) => c.json(show(c, await create(c)), created));
  if (change) {
    routes.on([changedBy], ['/:id'], async (c) => {
      const before = found(c.var.account.find(object, idOf(c)), missing);
      const values = await change(c, before);
      return c.json(show(c, found(c.var.account.update(object, before.id, values), missing)));
    });
  }
  if (deleted === undefined) return routes;
  routes.delete('/:id', (c) => {
    const record = found(c.var.account.delete(object, idOf(c)), missing);
    return deleted === null ? c.body(null, 204) : c.json(deleted(c, record));
  });
  return routes;
}

/** @throws {Refused} `notFound` if there is no record */
export function found(record: StoredRecord | undefined, message: string): StoredRecord {
  if (record) return record;
  throw new Refused('notFound', message);
}
