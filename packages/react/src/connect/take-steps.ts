import type { Connection, CustomAuthConnect, CustomAuthConnected } from '@dowel/schema';
import type { ConnectNotice } from './sign-in.ts';

/** The attempt that a sign-in in steps belongs to. It brings what it needs, because this code is loaded apart. */
export interface StepsAttempt {
  popup: Window;
  apiOrigin: string;
  /** Aborts when another attempt begins. */
  signal: AbortSignal;
  /** Sends one step to the service. */
  send(body: Omit<CustomAuthConnect, 'projectIdOrName'>): Promise<CustomAuthConnected>;
  /** A page of the provider opens in the popup. */
  onWaiting(): void;
}

/**
 * Signs in with typed credentials and then, as often as the service asks for it, on a page of the provider. Resolves to
 * null when the attempt is given up, and to a notice when the person did not finish.
 */
export async function takeSteps(
  first: Omit<CustomAuthConnect, 'projectIdOrName'>,
  { popup, apiOrigin, signal, send, onWaiting }: StepsAttempt,
): Promise<Connection | ConnectNotice | null> {
  let answer = await send(first);
  while ('redirect' in answer) {
    const { url, sessionId } = answer.redirect;
    if (signal.aborted) return null;
    if (popup.closed) return 'closed';
    // The empty popup is of this page's origin, so an address of another kind could run code in it.
    if (!/^https?:/i.test(url))
      throw new TypeError('The service answered an address that no browser may open.');
    popup.location.replace(url);
    popup.focus();
    onWaiting();
    const callbackParams = await awaitCallback({ popup, signal, apiOrigin });
    if (typeof callbackParams !== 'object' || !callbackParams) return callbackParams;
    answer = await send({ sessionId, callbackParams });
  }
  return answer.connection;
}

/** What the service's callback page of a sign-in in steps posts. The name is part of the wire format. */
const callbackSource = 'ampersand-custom-auth';
const closedCheckMs = 500;
const giveUpMs = 600_000;

interface AwaitedCallback {
  popup: Window;
  /** Origin of the service. Messages from other origins are ignored. */
  apiOrigin: string;
  signal: AbortSignal;
}

/** What a provider sent to the callback page. */
type CallbackParams = Record<string, string>;

/**
 * Waits until a provider has sent a popup to the service's callback page. Resolves to null when `signal` aborts, and to
 * a word when the page will not come.
 */
function awaitCallback({
  popup,
  apiOrigin,
  signal,
}: AwaitedCallback): Promise<CallbackParams | 'closed' | 'timed_out' | null> {
  const done = new AbortController();
  const giveUpAt = Date.now() + giveUpMs;
  return new Promise((resolve) => {
    const end = (outcome: Parameters<typeof resolve>[0]) => {
      done.abort();
      resolve(outcome);
    };
    const timer = setInterval(() => {
      if (popup.closed) end('closed');
      else if (Date.now() >= giveUpAt) end('timed_out');
    }, closedCheckMs);
    done.signal.addEventListener('abort', () => clearInterval(timer));
    signal.addEventListener('abort', () => end(null), { signal: done.signal });
    const onMessage = ({ origin, source, data }: MessageEvent) => {
      // Another sign-in on this page may post messages, too.
      const params = origin === apiOrigin && (!source || source === popup) && toParams(data);
      if (params) end(params);
    };
    window.addEventListener('message', onMessage, { signal: done.signal });
  });
}

function toParams(message: unknown): CallbackParams | undefined {
  if (typeof message !== 'object' || message === null || !('source' in message)) return undefined;
  if (message.source !== callbackSource || !('params' in message)) return undefined;
  const params = Object.entries(message.params ?? {}).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(params);
}
