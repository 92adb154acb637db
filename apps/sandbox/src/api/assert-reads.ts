import type { Context } from 'hono';
import { ApiError } from './errors.ts';

/**
 * Refuses calls that would change something.
 * @throws {ApiError} 403 `forbidden`
 */
export function assertReads(c: Context): void {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return;
  throw new ApiError(403, 'forbidden', 'The data at this address can be read, but not changed.');
}
