import type { Context } from 'hono';
import * as z from 'zod';
import { Refused, UnexpectedRequest } from './refusal.ts';

/**
 * Reads the query parameters. Use a strict shape: what it does not list, the provider is not known to take.
 * @throws {UnexpectedRequest} with the difference
 */
export function readQuery<T extends z.ZodType>(c: Context, shape: T): z.output<T> {
  return parse(shape, c.req.query(), 'The query');
}

/**
 * Reads a JSON body. Use a strict shape, as for `readQuery`.
 * @throws {UnexpectedRequest} with the difference
 */
export async function readJson<T extends z.ZodType>(c: Context, shape: T): Promise<z.output<T>> {
  return parse(shape, await c.req.json().catch(() => undefined), 'The body');
}

/** Any JSON object. */
export const AnyValues = z.record(z.string(), z.unknown());

/**
 * Reads a body that a provider takes with any members.
 * @throws {Refused} `badRequest` with this message, for what is no JSON object
 */
export async function readValues(c: Context, message: string): Promise<Record<string, unknown>> {
  const parsed = AnyValues.safeParse(await c.req.json().catch(() => undefined));
  if (parsed.success) return parsed.data;
  throw new Refused('badRequest', message);
}

/** The size of a page in a query. */
export const pageSize = (most: number, usual = most) =>
  z.coerce.number().int().min(1).max(most).default(usual);

/** A number of records in a query, of which 0 is the first. */
export const offset = z.coerce.number().int().min(0).default(0);

/**
 * The place in a list that a caller counts to: how many records came before. Records that come and go meanwhile shift
 * the rest.
 */
export const countedTo = (start: number) =>
  ({ cursors: 'counted', cursor: start === 0 ? undefined : String(start) }) as const;

function parse<T extends z.ZodType>(shape: T, input: unknown, place: string): z.output<T> {
  const result = shape.safeParse(input);
  if (result.success) return result.data;
  throw new UnexpectedRequest(`${place} is not what this provider takes. ${z.prettifyError(result.error)}`);
}
