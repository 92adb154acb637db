import type { Reply } from '../reply.ts';

/** An answer that stays open, and sends server-sent events (HTML standard, 9.2). */
export class EventAnswer<Body> {
  /** The type of each event's data. It has no value at run time. */
  declare readonly body: Body;
  readonly #stream: ReadableStream<Uint8Array>;

  constructor(stream: ReadableStream<Uint8Array>) {
    this.#stream = stream;
  }

  toReply(status: number, { method }: Request): Reply {
    const isRead = method !== 'HEAD';
    if (!isRead) void this.#stream.cancel();
    return {
      status,
      // A proxy that gathers what it passes on would keep events back.
      headers: { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' },
      body: isRead ? this.#stream : null,
    };
  }
}
