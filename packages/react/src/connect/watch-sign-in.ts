import type { Connection } from '@dowel/schema';
import { hashKey } from '@tanstack/react-query';
import { connectionQueries, fetchConnections } from '../queries/connections.ts';
import { storeSignIn } from './left-sign-in.ts';
import { findNewConnection, stampsOf } from './new-connection.ts';
import type { SignInTarget } from './request-sign-in.ts';
import type { ConnectNotice, SignInFailure } from './sign-in.ts';
import { listenForSignals, type SignInSignal } from './sign-in-signals.ts';

const pollMs = 2_000;
const closedCheckMs = 500;
const giveUpMs = 600_000;
/** A provider's page can make its window look closed, and a page that was loaded again has none. So we ask less often. */
const unseenPollMs = 10_000;

/** Those that are still watched although their window is closed. */
const closed = /* @__PURE__ */ new Set<SignInWatch>();

/** How a sign-in in a popup ends. */
export interface SignInEvents {
  onConnected(connection: Connection): void;
  onFailed(failure: SignInFailure): void;
  /** The service has shown no connection yet. After `closed`, `onConnected` may still follow. */
  onLeft(notice: ConnectNotice): void;
}

/** A sign-in in a popup, and how to recognise its connection. */
export interface WatchedSignIn extends SignInTarget {
  /** The connection that the person signs in to again. */
  connectionId?: string | undefined;
  /** Undefined if another page opened it: this one, before it was loaded again. */
  popup?: Window | undefined;
  /** The stamps of the connections before. */
  baseline: readonly string[];
}

/** Watches a sign-in until it ends or is stopped. The service's record decides. Messages only make it faster. */
export class SignInWatch {
  readonly #signIn: WatchedSignIn;
  readonly #events: SignInEvents;
  readonly #stops: (() => void)[];
  #isStopped = false;
  #isClosed = false;
  readonly #giveUpAt = Date.now() + giveUpMs;
  #signalledId: string | undefined;
  #lastCheck: Promise<void> = Promise.resolve();
  #pollTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(signIn: WatchedSignIn, events: SignInEvents) {
    this.#signIn = signIn;
    this.#events = events;
    const { caller, flow, provider, popup } = signIn;
    const { queryClient, apiOrigin } = caller.service;
    // The next connection is of this sign-in, and not of one that somebody has left.
    for (const left of closed) {
      const by = left.#signIn;
      if (by.provider === provider && by.caller.groupRef === caller.groupRef) left.stop();
    }
    const hash = hashKey(connectionQueries.forProvider(caller, provider).queryKey);
    const closedTimer = setInterval(() => this.#noticeClosing(), closedCheckMs);
    this.#stops = [
      listenForSignals({ apiOrigin, popup, onSignal: (signal) => this.#heed(signal) }),
      // We also see answers to the page's other queries. We see them before React renders and perhaps unmounts the
      // waiting component.
      queryClient.getQueryCache().subscribe((event) => {
        const isAnswer = event.type === 'updated' && event.action.type === 'success';
        if (isAnswer && event.query.queryHash === hash) this.#look(event.query.state.data);
      }),
      () => clearInterval(closedTimer),
      () => clearTimeout(this.#pollTimer),
      () => closed.delete(this),
      storeSignIn(flow, signIn.baseline),
    ];
    this.#pollLater();
  }

  stop(): void {
    this.#isStopped = true;
    for (const stop of this.#stops) stop();
  }

  #look(connections: readonly Connection[]): void {
    const found = findNewConnection(connections, { ...this.#signIn, signalledId: this.#signalledId });
    if (!found) return;
    this.#end();
    // The window may have told nothing, because the provider's page can cut it off.
    if (!this.#signIn.baseline.includes(stampsOf(found)[1]))
      this.#events.onFailed({ code: 'account_differs' });
    else this.#events.onConnected(found);
  }

  #end(): void {
    this.stop();
    this.#signIn.popup?.close();
  }

  /** Asks the service for the connections, one request at a time. `#look` sees the answer. */
  #check(): Promise<void> {
    this.#lastCheck = this.#lastCheck.then(async () => {
      if (this.#isStopped) return;
      const { caller, provider } = this.#signIn;
      // A failed check says nothing about the sign-in. The next check follows soon.
      await fetchConnections(caller, provider).catch(() => {});
    });
    return this.#lastCheck;
  }

  #heed({ failure, connectionId }: SignInSignal): void {
    if (failure) {
      this.#end();
      this.#events.onFailed(failure);
      return;
    }
    // It may be of another sign-in, to another provider or of another tab. Only what the list has counts.
    this.#signalledId = connectionId;
    void this.#check();
  }

  async #noticeClosing(): Promise<void> {
    if (this.#isClosed || !this.#signIn.popup?.closed) return;
    this.#isClosed = true;
    await this.#check();
    if (this.#isStopped) return;
    closed.add(this);
    this.#events.onLeft('closed');
  }

  #pollLater(): void {
    const isSeen = this.#signIn.popup?.closed === false;
    this.#pollTimer = setTimeout(() => this.#poll(), isSeen ? pollMs : unseenPollMs);
  }

  async #poll(): Promise<void> {
    // It asks once more before it gives up: a computer that slept could not ask meanwhile.
    await this.#check();
    if (this.#isStopped) return;
    if (Date.now() < this.#giveUpAt) {
      this.#pollLater();
      return;
    }
    this.#end();
    if (!this.#isClosed) this.#events.onLeft('timed_out');
  }
}
