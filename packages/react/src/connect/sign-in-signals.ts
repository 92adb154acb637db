/** How a sign-in ended, according to the service's callback page. */
export type SignInSignal =
  | { outcome: 'succeeded'; connectionId: string | undefined }
  | { outcome: 'failed'; reason: string | undefined; code: string | undefined };

interface Listening {
  /** Origin of the service. Messages from other origins are ignored. */
  apiOrigin: string;
  popup: Window;
  onSignal(signal: SignInSignal): void;
}

const channelName = 'dowel-connect';

/**
 * Listens for the callback page: for messages to this window, and on the channel. Call the returned function to stop.
 */
export function listenForSignals({ apiOrigin, popup, onSignal }: Listening): () => void {
  const onMessage = ({ origin, source, data }: MessageEvent) => {
    // Another sign-in on this page, or a frame of the service, may post messages too.
    if (origin !== apiOrigin || (source && source !== popup)) return;
    const signal = toSignal(data);
    if (signal) onSignal(signal);
  };
  window.addEventListener('message', onMessage);

  // This works even if the provider's page has cut the popup off from this page.
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }) => {
    const signal = toSignal(data);
    // Every page on this origin gets this message. A failure of another sign-in must not end this one.
    if (signal?.outcome === 'succeeded' || (signal && popup.closed)) onSignal(signal);
  });
  return () => {
    window.removeEventListener('message', onMessage);
    channel.close();
  };
}

function toSignal(message: unknown): SignInSignal | undefined {
  if (typeof message !== 'object' || message === null || !('eventType' in message)) return undefined;
  const data = 'data' in message && typeof message.data === 'object' ? message.data : null;
  if (message.eventType === 'AUTHORIZATION_SUCCEEDED') {
    return { outcome: 'succeeded', connectionId: textOf(data, 'connection') };
  }
  if (message.eventType !== 'AUTHORIZATION_FAILED') return undefined;
  const reason = textOf(data, 'error') ?? textOf(message, 'message');
  return { outcome: 'failed', reason, code: textOf(data, 'code') };
}

function textOf(holder: object | null, name: string): string | undefined {
  const value = holder && (holder as Record<string, unknown>)[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
