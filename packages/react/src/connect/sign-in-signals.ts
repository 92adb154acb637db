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
    const signal = origin === apiOrigin && (!source || source === popup) && toSignal(data);
    if (signal) onSignal(signal);
  };
  window.addEventListener('message', onMessage);

  // This works even if the provider's page has cut the popup off from this page.
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }) => {
    const signal = toSignal(data);
    // Every page on this origin gets this message. A failure of another sign-in must not end this one.
    if (signal && (!signal.failure || popup.closed)) onSignal(signal);
  };
  return () => {
    window.removeEventListener('message', onMessage);
    channel.close();
  };
}

function toSignal(message: unknown): SignInSignal | undefined {
  const { eventType, data } = membersOf(message);
  if (eventType === 'AUTHORIZATION_SUCCEEDED') return { connectionId: textOf(data, 'connection') };
  if (eventType !== 'AUTHORIZATION_FAILED') return undefined;
  const detail = textOf(data, 'error') ?? textOf(message, 'message');
  return { failure: { detail, code: textOf(data, 'code') } };
}

function textOf(holder: unknown, name: string): string | undefined {
  const value = membersOf(holder)[name];
  return (typeof value === 'string' && value) || undefined;
}

/** The members of anything. What is no object has none of ours. */
function membersOf(holder: unknown): Record<string, unknown> {
  return Object(holder);
}
