import { useSyncExternalStore } from 'react';
import { serverNow } from '../app/clock.ts';
import { ago, dayAndClock } from '../words/time.ts';

const EVERY_MS = 15_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function listen(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const tell of listeners) tell();
  }, EVERY_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The time, as of the last 15 seconds. All users of it are drawn together. */
function useNow(): number {
  return useSyncExternalStore(listen, () => Math.floor(serverNow() / EVERY_MS) * EVERY_MS);
}

export interface TimeProps {
  at: string;
  /** `ago` says only how long ago it was, `clock` only when; both by default. */
  as?: 'both' | 'ago' | 'clock';
}

const SOON_MS = 5_000;

/** When something is tried again by itself. What is due is said so, because nobody knows the second. */
export function NextTry({ at }: { at: string }) {
  return Date.parse(at) > useNow() + SOON_MS ? <Time at={at} /> : <>as soon as possible</>;
}

/** When something was: the day and clock in UTC, and how long ago. The exact time is in its title. */
export function Time({ at, as = 'both' }: TimeProps) {
  // What happened since then is not to come.
  const seen = Math.max(useNow(), Math.min(Date.parse(at), serverNow()));
  const clockWords = `${dayAndClock(at, seen)} UTC`;
  const agoWords = ago(at, seen);
  const words = { both: `${clockWords}, ${agoWords}`, ago: agoWords, clock: clockWords };
  return (
    <time dateTime={at} title={at}>
      {words[as]}
    </time>
  );
}
