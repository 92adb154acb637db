import type { Connection, CustomAuthConnect, CustomAuthConnected } from '@dowel/schema';
import { awaitCallback } from './await-callback.ts';
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
    if (!/^https?:/i.test(url)) throw new TypeError('The service answered an address that browsers refuse.');
    popup.location.replace(url);
    popup.focus();
    onWaiting();
    const callbackParams = await awaitCallback({ popup, signal, apiOrigin });
    if (typeof callbackParams !== 'object' || !callbackParams) return callbackParams;
    answer = await send({ sessionId, callbackParams });
  }
  return answer.connection;
}
