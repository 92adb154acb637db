/** What the service's callback page says came of a sign-in. */
export type SignInSignal =
  | { outcome: 'succeeded'; connectionId: string | undefined }
  | { outcome: 'failed'; reason: string | undefined };

interface Listening {
  /** Origin of the service: nobody else's message counts. */
  apiOrigin: string;
  popup: Window;
  onSignal(signal: SignInSignal): void;
}

const channelName = 'dowel-connect';

/** Listens for the callback page, by message and by channel. The returned function stops. */
export function listenForSignals({ apiOrigin, popup, onSignal }: Listening): () => void {
  const onMessage = ({ origin, source, data }: MessageEvent) => {
    // Another sign-in of the page's, or a frame of the service, may post as well.
    if (origin !== apiOrigin || (source && source !== popup)) return;
    const signal = toSignal(data);
    if (signal) onSignal(signal);
  };
  window.addEventListener('message', onMessage);

  // Reaches this page when the provider's own page has cut the popup off from its opener.
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }) => {
    const signal = toSignal(data);
    // Everybody on the origin hears this: somebody else's failure must not end a sign-in that goes on.
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
  return { outcome: 'failed', reason: textOf(data, 'error') ?? textOf(message, 'message') };
}

function textOf(holder: object | null, name: string): string | undefined {
  const value = holder && (holder as Record<string, unknown>)[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
