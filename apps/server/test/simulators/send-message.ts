/** A request that a provider sends to somebody who is told of changes. */
export interface Message {
  /** Absent: all that it says is in the headers. */
  readonly body?: string;
  readonly headers: Readonly<Record<string, string>>;
}

const TIMEOUT_MS = 10_000;

/** Posts a message. Answers whether it was taken; a failure is no error. */
export async function sendMessage(url: string, { body, headers }: Message): Promise<boolean> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok === true;
}
