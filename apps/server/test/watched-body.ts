/** A body that tells how much of it was asked for. */
export interface WatchedBody {
  readonly stream: ReadableStream<Uint8Array>;
  /** How many chunks were asked for. */
  asked(): number;
  /** Whether the reader went away before the end. */
  isLeft(): boolean;
}

/** A body of `chunks` chunks, each made when it is asked for. `wait` holds the next one back. */
export function watchedBody(
  chunks: readonly Uint8Array[],
  { wait = async () => undefined }: { wait?: (index: number) => Promise<unknown> } = {},
): WatchedBody {
  let asked = 0;
  let isLeft = false;
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const index = asked;
        asked += 1;
        await wait(index);
        const chunk = chunks[index];
        if (isLeft) return;
        if (chunk) controller.enqueue(chunk);
        else controller.close();
      },
      cancel() {
        isLeft = true;
      },
    },
    // Nothing is made in advance.
    { highWaterMark: 0 },
  );
  return { stream, asked: () => asked, isLeft: () => isLeft };
}

/** A request with such a body, as `fetch` wants it. */
export function withBody(body: WatchedBody, init: RequestInit): RequestInit {
  // Node wants to be told that the answer may come before the body has ended; the DOM's types do not know that.
  return { ...init, body: body.stream, duplex: 'half' } as RequestInit;
}
