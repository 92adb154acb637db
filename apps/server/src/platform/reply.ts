/** An answer to a request, without the headers that all answers have. Names of headers are written as in `Cache-Control`. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer<ArrayBuffer> | ReadableStream<Uint8Array> | null;
}

/**
 * Turns a reply into a response. The headers of the reply replace those of `head`, except `Vary`, which names both.
 *
 * All headers are given when the response is made. Changing them afterwards would build two lists of headers, which
 * takes as long as everything else that a cached answer needs.
 */
export function toResponse(
  { status, headers, body }: Reply,
  head: Readonly<Record<string, string>> = {},
): Response {
  const both = headers.Vary !== undefined && head.Vary !== undefined;
  const vary = both && { Vary: `${headers.Vary}, ${head.Vary}` };
  return new Response(body, { status, headers: { ...head, ...headers, ...vary } });
}
