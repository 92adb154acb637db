import type { DowelError } from '@dowel/client';
import { describeProblem } from '../../messages/describeProblem.ts';
import { problemLines } from '../../messages/problem-lines.ts';
import type { Translator } from '../../messages/useMessages.ts';
import type { FormField } from './form-field.ts';

/** A box whose value the provider or the service refused. */
export interface RefusedBox {
  id: string;
  why: string;
  /** A new one for each attempt. */
  error: DowelError;
}

/** Finds the box that a failure is about. Undefined if it is about several, or about none. */
export function refusedBox(
  error: DowelError | null,
  { credentials, metadata }: { credentials: readonly FormField[]; metadata: readonly FormField[] },
  words: { provider: string },
  translate: Translator,
): RefusedBox | undefined {
  if (!error) return undefined;
  const [only, ...others] = credentials;
  if (error.code === 'credentials_rejected' && only && others.length === 0) {
    return { id: only.id, why: translate('connect.rejected.box', words), error };
  }
  const named = [...credentials, ...metadata].find(({ id }) =>
    error.issues?.some(({ name }) => name?.replace(/^providerM/, 'm') === id),
  );
  const [why] = problemLines(describeProblem(error, translate));
  return named && why ? { id: named.id, why, error } : undefined;
}
