import { DowelError, isDowelError } from '@dowel/client';

/** Any failure as a `DowelError`. */
export function toDowelError(error: unknown): DowelError {
  if (isDowelError(error)) return error;
  return new DowelError(error instanceof Error ? error.message : String(error), { cause: error });
}
