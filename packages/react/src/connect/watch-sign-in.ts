import type { Connection } from '@dowel/schema';
import { hashKey } from '@tanstack/react-query';
import type { Caller } from '../queries/caller.ts';
import { connectionQueries } from '../queries/connections.ts';
import { type Baseline, findNewConnection } from './new-connection.ts';
import { listenForSignals, type SignInSignal } from './sign-in-signals.ts';

const pollMs = 2_000;
const closedCheckMs = 500;
const giveUpMs = 600_000;
/** A provider's page can make its window look closed. So we ask the service for a minute longer. */
const afterClosedMs = 60_000;

/** How a sign-in in a popup ends. */
export interface SignInEvents {
  onConnected(connection: Connection): void;
  onFailed(failure: { reason: string | undefined; code: string | undefined }): void;
  /** The window is closed, and the service has shown no connection yet. `onConnected` may still follow. */
  onClosed(): void;
  onTimeout(): void;
}

/** A sign-in in a popup, and how to recognise its connection. */
export interface WatchedSignIn {
  caller: Caller;
  provider: string;
  /** The connection that the person signs in to again. */
  connectionId: string | undefined;
  popup: Window;
  baseline: Baseline;
}

/** Watches a sign-in until it ends or is stopped. The service's record decides. Messages only make it faster. */
export class SignInWatch {
  readonly #signIn: WatchedSignIn;
  readonly #events: SignInEvents;
  readonly #stops: (() => void)[];
  #isStopped = false;
  #isClosed = false;
  #giveUpAt = Date.now() + giveUpMs;
  #signalledId: string | undefined;
  #lastCheck: Promise<void> = Promise.resolve();
  #pollTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(signIn: WatchedSignIn, events: SignInEvents) {
    this.#signIn = signIn;
    this.#events = events;
    const { caller, popup } = signIn;
    const { queryClient, apiOrigin } = caller.service;
    const hash = hashKey(this.#query.queryKey);
    const closedTimer = setInterval(() => this.#noticeClosing(), closedCheckMs);
    this.#stops = [
      listenForSignals({ apiOrigin, popup, onSignal: (signal) => this.#heed(signal) }),
      // We also see answers to the page's other queries. We see them before React renders and perhaps unmounts the
      // waiting component.
      queryClient.getQueryCache().subscribe((event) => {
        const isAnswer = event.type === 'updated' && event.action.type === 'success';
        if (isAnswer && event.query.queryHash === hash) this.#look();
      }),
      () => clearInterval(closedTimer),
      () => clearTimeout(this.#pollTimer),
    ];
    this.#pollLater();
  }

  stop(): void {
    this.#isStopped = true;
    for (const stop of this.#stops) stop();
  }

  get #query() {
    return connectionQueries.forProvider(this.#signIn.caller, this.#signIn.provider);
  }

  #look(): void {
    const { caller, baseline, connectionId } = this.#signIn;
    const connections = caller.service.queryClient.getQueryData(this.#query.queryKey) ?? [];
    const { consumerRef } = caller;
    const signalledId = this.#signalledId;
    const found = findNewConnection(connections, { baseline, consumerRef, connectionId, signalledId });
    if (found) this.#finish(found);
  }

  #finish(connection: Connection): void {
    if (this.#isStopped) return;
    this.stop();
    this.#signIn.popup.close();
    this.#events.onConnected(connection);
  }

  /** Asks the service for the connections, one request at a time. `#look` sees the answer. */
  #check(): Promise<void> {
    this.#lastCheck = this.#lastCheck.then(async () => {
      if (this.#isStopped) return;
      const { queryClient } = this.#signIn.caller.service;
      // A failed check says nothing about the sign-in. The next check follows soon.
      await queryClient.fetchQuery({ ...this.#query, staleTime: 0 }).catch(() => {});
    });
    return this.#lastCheck;
  }

  #heed(signal: SignInSignal): void {
    if (signal.outcome === 'failed') {
      this.stop();
      this.#signIn.popup.close();
      this.#events.onFailed(signal);
      return;
    }
    // It may be of another sign-in, to another provider or of another tab. Only what the list has counts.
    this.#signalledId = signal.connectionId;
    void this.#check();
  }

  async #noticeClosing(): Promise<void> {
    if (this.#isClosed || !this.#signIn.popup.closed) return;
    this.#isClosed = true;
    this.#giveUpAt = Math.min(this.#giveUpAt, Date.now() + afterClosedMs);
    await this.#check();
    if (!this.#isStopped) this.#events.onClosed();
  }

  #pollLater(): void {
    this.#pollTimer = setTimeout(() => this.#poll(), pollMs);
  }

  async #poll(): Promise<void> {
    if (Date.now() >= this.#giveUpAt) {
      this.stop();
      if (!this.#isClosed) this.#events.onTimeout();
      return;
    }
    await this.#check();
    if (!this.#isStopped) this.#pollLater();
  }
}
