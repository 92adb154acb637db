/** A body of `chunks` that records how much of it was read. Each chunk is sent when the reader asks for it and `wait` has resolved. */
export function watchedBody(
  chunks: readonly Uint8Array[],
  { wait = async () => undefined }: { wait?: (index: number) => Promise<unknown> } = {},
) {
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
    // No chunk is prepared before the reader asks for it.
    { highWaterMark: 0 },
  );
  return {
    stream,
    /** How many chunks the reader has asked for. */
    asked: () => asked,
    /** Whether the reader stopped before the end. */
    isLeft: () => isLeft,
  };
}

/** The options of a `fetch` that sends such a body. */
export function withBody(body: ReturnType<typeof watchedBody>, init: RequestInit): RequestInit {
  // Node requires `duplex`: the answer may come before the body has ended. The DOM's types do not know the option.
  return { ...init, body: body.stream, duplex: 'half' } as RequestInit;
}
