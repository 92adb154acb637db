import { isDowelError } from '@dowel/client';
import type { Tone } from '../ui/tone.ts';

/**
 * How loud a failure is. A refused access waits for a person, and a connection that is gone often comes back by
 * itself: neither is a fault of anything.
 */
export function problemTone(error: unknown): Extract<Tone, 'neutral' | 'warning' | 'danger'> {
  const code = isDowelError(error) ? error.code : undefined;
  if (code === 'consent_denied' || code === 'admin_approval_needed') return 'warning';
  // A browser can be online without a way to the service.
  return isAway(error) || globalThis.navigator?.onLine === false ? 'neutral' : 'danger';
}

/** Whether no answer came because there is no way to the service. */
export function isAway(error: unknown): boolean {
  return isDowelError(error) && error.name === 'ConnectionError';
}
