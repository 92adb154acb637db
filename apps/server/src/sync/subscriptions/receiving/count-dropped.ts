import type { PublicContext } from '../../../context.ts';

/** Counts events of a provider that came with others, or for others, and are not kept. */
export function countDropped(
  { figures }: PublicContext,
  reason: 'not_genuine' | 'unknown_account' | 'unreadable',
  events: number,
): void {
  for (let counted = 0; counted < events; counted += 1) {
    figures.count('dowel_dropped_provider_events_total', { reason });
  }
}
