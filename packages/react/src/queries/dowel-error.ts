import { DowelError, isDowelError } from '@dowel/client';

/** Turns any failure into a `DowelError`. */
export function toDowelError(error: unknown): DowelError {
  if (isDowelError(error)) return error;
  return new DowelError(error instanceof Error ? error.message : String(error), { cause: error });
}
