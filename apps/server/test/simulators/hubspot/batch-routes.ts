import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { DialectEnv } from '../dialect.ts';
import { readJson } from '../read-request.ts';
import { Refused } from '../refusal.ts';
import type { StoredRecord } from '../store/entry.ts';
import { errorBody } from './errors.ts';
import { objectOf, propertiesOf } from './object-of-call.ts';
import { createRecord, findRecord, show } from './object-routes.ts';
import { readProperties } from './records.ts';

const inputs = <T extends z.ZodType>(input: T) => z.strictObject({ inputs: z.array(input).min(1).max(100) });

const ReadBody = inputs(z.strictObject({ id: z.string() })).extend({
  properties: z.array(z.string()).optional(),
  idProperty: z.string().optional(),
});

const Write = z.strictObject({
  id: z.string().optional(),
  idProperty: z.string().optional(),
  properties: z.record(z.string(), z.unknown()),
  associations: z.array(z.unknown()).optional(),
  objectWriteTraceId: z.string().optional(),
});
type Write = z.infer<typeof Write>;

/** The calls below `/crm/objects/2026-09/{object}/batch`, for at most 100 records each. */
export function batchRoutes() {
  const api = new Hono<DialectEnv>();
  api.post('/read', read);
  api.post('/create', (c) => writeEach(c, 201, (write) => createRecord(c, objectOf(c), write.properties)));
  api.post('/update', (c) => writeEach(c, 200, (write) => updateRecord(c, write)));
  api.post('/upsert', (c) =>
    writeEach(c, 200, (write) => {
      const { id = '', idProperty = 'hs_object_id' } = write;
      const found = findRecord(c, objectOf(c), idProperty, id);
      const properties = { ...write.properties, ...(idProperty !== 'hs_object_id' && { [idProperty]: id }) };
      return found ? updateRecord(c, write) : createRecord(c, objectOf(c), properties);
    }),
  );
  api.post('/archive', async (c) => {
    const { inputs: ids } = await readJson(c, inputs(z.strictObject({ id: z.string() })));
    for (const { id } of ids) c.var.account.delete(objectOf(c), id);
    return c.body(null, 204);
  });
  return api;
}

/** Records that are not there are errors of a 207. */
async function read(c: Context<DialectEnv>) {
  const object = objectOf(c);
  const body = await readJson(c, ReadBody);
  const found = body.inputs.map(({ id }) => ({
    id,
    record: findRecord(c, object, body.idProperty ?? 'hs_object_id', id),
  }));
  const missing = found.filter(({ record }) => !record).map(({ id }) => id);
  return c.json(
    {
      status: 'COMPLETE',
      results: found.flatMap(({ record }) => (record ? [show(c, object, record, body.properties)] : [])),
      ...(missing.length > 0 && { numErrors: 1, errors: [notFound(missing)] }),
    },
    missing.length > 0 ? 207 : 200,
  );
}

/** One error tells of all records that are not there. */
function notFound(ids: readonly string[]) {
  const message = 'Could not get some CONTACT objects, they may be deleted';
  return { ...errorBody({ kind: 'notFound', message }), context: { ids } };
}

/**
 * Writes each input. If all have a trace id, those that can be written are, and a 207 tells of the others. Otherwise
 * nothing is written if one is wrong. Records that are not there are named by their ids in any case. The results have no
 * trace ids, as in the example of
 * https://developers.hubspot.com/docs/api-reference/error-handling#multi-status-errors
 */
async function writeEach(c: Context<DialectEnv>, status: 200 | 201, write: (input: Write) => StoredRecord) {
  const object = objectOf(c);
  const body = await readJson(c, inputs(Write));
  const isTraced = body.inputs.every(({ objectWriteTraceId }) => objectWriteTraceId !== undefined);
  if (!isTraced) {
    for (const { properties } of body.inputs) readProperties(properties, propertiesOf(c, object));
  }
  const results: object[] = [];
  const errors: object[] = [];
  const missing: string[] = [];
  for (const input of body.inputs) {
    const { objectWriteTraceId } = input;
    try {
      const record = write(input);
      results.push(show(c, object, record, Object.keys(input.properties)));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.refusal.kind === 'notFound') missing.push(input.id ?? '');
      else if (!isTraced) throw error;
      else
        errors.push({ ...errorBody(error.refusal), context: { objectWriteTraceId: [objectWriteTraceId] } });
    }
  }
  if (missing.length > 0) errors.push(notFound(missing));
  // The vendor promises no order of the results.
  results.reverse();
  const failed = errors.length > 0 && { numErrors: errors.length, errors };
  return c.json({ status: 'COMPLETE', results, ...failed }, errors.length > 0 ? 207 : status);
}

/** @throws {Refused} `notFound` if there is no such record. */
function updateRecord(c: Context<DialectEnv>, { id = '', idProperty, properties }: Write): StoredRecord {
  const object = objectOf(c);
  const values = readProperties(properties, propertiesOf(c, object));
  const found = findRecord(c, object, idProperty ?? 'hs_object_id', id);
  const record = found && c.var.account.update(object, found.id, values);
  if (!record) throw new Refused('notFound', 'resource not found');
  return record;
}
