/** The message that the service's callback page posts after a step of a sign-in. Its name is part of the wire format. */
const callbackSource = 'ampersand-custom-auth';
const closedCheckMs = 500;
const giveUpMs = 600_000;

export interface AwaitedCallback {
  popup: Window;
  /** Origin of the service. Messages from other origins are ignored. */
  apiOrigin: string;
  signal: AbortSignal;
}

/** What a provider sent to the callback page. */
export type CallbackParams = Record<string, string>;

/**
 * Waits until a provider has sent a popup to the service's callback page. Resolves to null when `signal` aborts, and to
 * a word when the page will not come.
 */
export function awaitCallback({
  popup,
  apiOrigin,
  signal,
}: AwaitedCallback): Promise<CallbackParams | 'closed' | 'timed_out' | null> {
  const giveUpAt = Date.now() + giveUpMs;
  return new Promise((resolve) => {
    const end = (outcome: Parameters<typeof resolve>[0]) => {
      clearInterval(timer);
      window.removeEventListener('message', onMessage);
      resolve(outcome);
    };
    const timer = setInterval(() => {
      if (popup.closed) end('closed');
      else if (Date.now() >= giveUpAt) end('timed_out');
    }, closedCheckMs);
    signal.addEventListener('abort', () => end(null));
    const onMessage = ({ origin, source, data }: MessageEvent) => {
      // Another sign-in on this page may post messages, too.
      const params = origin === apiOrigin && (!source || source === popup) && toParams(data);
      if (params) end(params);
    };
    window.addEventListener('message', onMessage);
  });
}

function toParams(message: unknown): CallbackParams | undefined {
  const { source, params } = Object(message);
  if (source !== callbackSource || !params) return undefined;
  const texts = Object.entries<string>(params).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts);
}
