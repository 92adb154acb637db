import { isDowelError } from '@dowel/client';
import type { Tone } from '../ui/tone.ts';

/**
 * How loud a failure is. A refused access waits for the person, and being offline often ends by itself: neither is a
 * fault of anything.
 */
export function problemTone(error: unknown): Extract<Tone, 'neutral' | 'warning' | 'danger'> {
  if (isDowelError(error) && error.code === 'consent_denied') return 'warning';
  return globalThis.navigator?.onLine === false ? 'neutral' : 'danger';
}
