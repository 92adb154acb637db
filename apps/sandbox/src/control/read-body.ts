import type { Context } from 'hono';
import * as z from 'zod';

/** A control call that cannot be carried out. The response is `{error: {code, message}}`. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
  readonly status: 400 | 404;

  constructor(status: 400 | 404, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Reads the JSON body of a control call.
 * @throws {ControlError} 400 when it does not fit the shape.
 */
export async function readBody<T extends z.ZodType>(c: Context, shape: T): Promise<z.output<T>> {
  const result = shape.safeParse(await c.req.json().catch(() => undefined));
  if (result.success) return result.data;
  throw new ControlError(400, z.prettifyError(result.error));
}
