import type { SignInFailure } from './sign-in.ts';

/** How a sign-in ended, according to the service's callback page. */
export interface SignInSignal {
  /** Absent if it succeeded. */
  failure?: SignInFailure;
  connectionId?: string | undefined;
}

interface Listening {
  /** Origin of the service. Messages from other origins are ignored. */
  apiOrigin: string;
  popup: Window | undefined;
  onSignal(signal: SignInSignal): void;
}

const channelName = 'dowel-connect';

/**
 * Listens for the callback page: for messages to this window, and on the channel. Call the returned function to stop.
 */
export function listenForSignals({ apiOrigin, popup, onSignal }: Listening): () => void {
  const heed = (data: unknown, isOwn: boolean | undefined) => {
    const signal = toSignal(data);
    // A failure of another sign-in must not end this one.
    if (signal && (isOwn || !signal.failure)) onSignal(signal);
  };
  const onMessage = ({ origin, source, data }: MessageEvent) => {
    // Another sign-in on this page, or a frame of the service, may post messages too.
    if (origin === apiOrigin) heed(data, !source || source === popup);
  };
  window.addEventListener('message', onMessage);

  // This works even if the provider's page has cut the popup off from this page.
  const channel = new BroadcastChannel(channelName);
  // Every page on this origin gets its messages.
  channel.onmessage = ({ data }) => heed(data, popup?.closed);
  return () => {
    window.removeEventListener('message', onMessage);
    channel.close();
  };
}

function toSignal(message: unknown): SignInSignal | undefined {
  // What is no object has none of these members.
  const { eventType, data } = Object(message);
  const { connection, error, code } = Object(data);
  if (eventType === 'AUTHORIZATION_SUCCEEDED') return { connectionId: connection };
  if (eventType === 'AUTHORIZATION_FAILED') return { failure: { detail: error, code } };
  return undefined;
}
