import type { Context } from 'hono';
import * as z from 'zod';
import { UnexpectedRequest } from './refusal.ts';

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

function parse<T extends z.ZodType>(shape: T, input: unknown, place: string): z.output<T> {
  const result = shape.safeParse(input);
  if (result.success) return result.data;
  throw new UnexpectedRequest(`${place} is not what this provider takes. ${z.prettifyError(result.error)}`);
}
