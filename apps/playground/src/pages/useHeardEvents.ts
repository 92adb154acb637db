import type { WebhookEvent } from '@dowel/client/server';
import { useEffect, useReducer } from 'react';

/** What the product's backend says about its webhook. */
export interface Heard {
  /** Newest first. */
  readonly events: readonly WebhookEvent[];
  /** The address of the webhook. */
  readonly url?: string | undefined;
  /** Why no webhook is set up. */
  readonly problem?: string | undefined;
  readonly isListening: boolean;
}

type Change =
  | { type: 'setup'; url?: string; problem?: string }
  | { type: 'heard'; event: WebhookEvent }
  | { type: 'lost' };

/** Follows what the product's backend hears. After a lost connection the browser connects again by itself. */
export function useHeardEvents(): Heard {
  const [heard, change] = useReducer(toHeard, { events: [], isListening: false });

  useEffect(() => {
    const source = new EventSource('/api/events');
    source.addEventListener('setup', ({ data }) => change({ type: 'setup', ...JSON.parse(data) }));
    source.addEventListener('heard', ({ data }) => change({ type: 'heard', event: JSON.parse(data) }));
    source.addEventListener('error', () => change({ type: 'lost' }));
    return () => source.close();
  }, []);

  return heard;
}

function toHeard(heard: Heard, change: Change): Heard {
  if (change.type === 'lost') return { ...heard, isListening: false };
  if (change.type === 'setup') {
    const { url, problem } = change;
    return { ...heard, url, problem, isListening: problem === undefined };
  }
  // A new connection starts with everything from the beginning.
  if (heard.events.some(({ id }) => id === change.event.id)) return heard;
  return { ...heard, events: [change.event, ...heard.events] };
}
