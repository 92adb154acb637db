import { type ChangeEvent, isDowelError } from '@dowel/client';
import type { Change } from '@dowel/schema';
import { sessionHasEnded } from '../app/sign-in.ts';

/** Whether what is shown is now. `idle`: nobody looks at this tab. */
export type LiveState = 'connecting' | 'live' | 'lost' | 'idle';

export interface FollowOptions {
  /** Opens the stream behind an event. */
  readonly open: (lastEventId: string | undefined, signal: AbortSignal) => AsyncIterable<ChangeEvent>;
  readonly onChange: (change: Change) => void;
  readonly onState: (state: LiveState) => void;
}

/** The pause before a lost stream is opened again. */
const AGAIN_MS = 2_000;

/**
 * Follows what changes until it is stopped: opens the stream again behind the last event whenever it ends. While nobody
 * looks at the tab it is closed.
 */
export function follow({ open, onChange, onState }: FollowOptions): () => void {
  const stopped = new AbortController();
  let lastEventId: string | undefined;
  const run = async () => {
    onState('connecting');
    while (!stopped.signal.aborted) {
      if (document.hidden) onState('idle');
      await untilVisible(stopped.signal);
      const error = await readOnce().catch((thrown: unknown) => thrown);
      if (stopped.signal.aborted) return;
      if (error === undefined || document.hidden) continue;
      // Whoever is signed out is told that, not that the server is away.
      if (isDowelError(error) && error.status === 401) sessionHasEnded();
      else onState('lost');
      await pause(AGAIN_MS, stopped.signal);
    }
  };
  /** Reads until the stream ends in order, or fails, or nobody looks any more. */
  const readOnce = async () => {
    const closing = new AbortController();
    const onHidden = () => document.hidden && closing.abort(new Error('Nobody looks at this tab.'));
    document.addEventListener('visibilitychange', onHidden);
    let isHeard = false;
    try {
      const signal = AbortSignal.any([stopped.signal, closing.signal]);
      for await (const event of open(lastEventId, signal)) {
        isHeard = true;
        lastEventId = event.lastEventId;
        onState('live');
        if (event.change) onChange(event.change);
      }
      // The server begins with a sign of life. Something in front of it may answer in its place.
      if (!isHeard) throw new Error('Nothing was heard of the server.');
    } finally {
      document.removeEventListener('visibilitychange', onHidden);
    }
  };
  void run();
  return () => stopped.abort();
}

async function untilVisible(signal: AbortSignal): Promise<void> {
  if (!document.hidden) return;
  await new Promise<void>((resolve) => {
    document.addEventListener('visibilitychange', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
