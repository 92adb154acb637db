import type { Conditions } from './conditions.ts';

/** What a list can be asked for. */
export function asks(
  conditions: Conditions | undefined,
  what: 'equals' | 'from' | 'until' | 'after',
): boolean {
  if (!conditions) return false;
  if (conditions.style === 'text') return true;
  return (conditions.style === 'parameters' ? conditions : conditions.operators)[what] !== undefined;
}
