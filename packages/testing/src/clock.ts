import type { ServerThread } from './server-thread.ts';

/** The clock of the server. It runs on from wherever it is set. Schedules, retries and tokens follow it. */
export interface Clock {
  now(): Date;
  /** Sets the clock, and does what is due then. */
  set(time: Date | string): Promise<void>;
  /** Moves the clock on, and does what has become due. What is due several times by then happens once. */
  advance(ms: number): Promise<void>;
}

/** Also while a test replaces the clock of its process, which the server does not see. */
const { now: systemNow } = Date;

export function createClock(thread: ServerThread): Clock & { /** After a reset. */ forget(): void } {
  let offsetMs = 0;
  async function move(ms: number): Promise<void> {
    if (Number.isNaN(new Date(systemNow() + ms).getTime()))
      throw new TypeError('The clock was given no time, so it goes on as before.');
    offsetMs = ms;
    await thread.call('setOffset', ms);
    await thread.call('settle');
  }
  return {
    now: () => new Date(systemNow() + offsetMs),
    set: (time) => move(new Date(time).getTime() - systemNow()),
    advance: (ms) => move(offsetMs + ms),
    forget() {
      offsetMs = 0;
    },
  };
}
