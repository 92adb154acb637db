import type { DowelError } from '@dowel/client';
import type { Connection } from '@dowel/schema';
import { customAuthConnect } from '@dowel/schema/wire';
import type { Scope } from '../context/scope.ts';
import { requestOptions, setupKey } from '../queries/caller.ts';
import { fetchConnections } from '../queries/connections.ts';
import { toDowelError } from '../queries/dowel-error.ts';
import type { SetupFacts } from '../queries/integration-setup.ts';
import { keepConnection, refreshConnections, refreshRevisions } from '../queries/refresh.ts';
import type { ConnectInput } from './connect-input.ts';
import { findLeftSignIn } from './left-sign-in.ts';
import { stampsOf } from './new-connection.ts';
import { passStartPage } from './pass-start-page.ts';
import { openPopup, sendPopup } from './popup.ts';
import {
  requestConnection,
  requestOf,
  requestSignInUrl,
  type ScopedInput,
  type SignInTarget,
} from './request-sign-in.ts';
import { type ReturnVisit, returnUrlFor } from './return-visit.ts';
import { type ConnectStatus, type SignInState, signInState, toSignInError } from './sign-in.ts';
import { SignInWatch, type WatchedSignIn } from './watch-sign-in.ts';

/** What a connector reports. */
export interface ConnectorEvents {
  onState(state: SignInState): void;
  onSuccess(connection: Connection): void;
  onError(error: DowelError): void;
}

/** One attempt at connecting, and what it has open. It counts only while it is the connector's current attempt. */
interface Attempt {
  popup?: Window | null;
  /** Stops watching the popup, and settles the attempt's promise with null. */
  giveUp?: () => void;
}

/** Connects, one attempt at a time. A new attempt replaces the last one. */
export class Connector {
  readonly #target: SignInTarget;
  readonly #events: ConnectorEvents;
  #attempt: Attempt = {};
  #lastInput: ConnectInput = {};

  constructor(target: SignInTarget, events: ConnectorEvents) {
    this.#target = target;
    this.#events = events;
  }

  /** For OAuth, call it in a click: the popup opens before anything is awaited. */
  connect(input: ScopedInput): Promise<Connection | null> {
    const attempt = this.#startOver();
    this.#lastInput = input;
    const { credentials, inSteps } = input;
    if (credentials && !inSteps) return this.#connectTyped(attempt, input);
    attempt.popup = openPopup();
    if (!attempt.popup) {
      this.#say('blocked');
      return Promise.resolve(null);
    }
    return inSteps
      ? this.#takeSteps(attempt, attempt.popup, input)
      : this.#signIn(attempt, attempt.popup, input);
  }

  /** Leaves the page for the provider. When the browser comes back, `finishVisit` finishes the attempt. */
  async continueInThisTab(scope: Scope): Promise<void> {
    const attempt = this.#startOver();
    this.#say('opening');
    try {
      const returnUrl = returnUrlFor(this.#target.flow);
      const url = await requestSignInUrl(this.#target, { ...this.#lastInput, scope }, returnUrl);
      if (!this.#isCurrent(attempt)) return;
      // Going back may show the page as it was left.
      window.addEventListener('pageshow', () => this.cancel(), { once: true });
      window.location.assign(url);
    } catch (error) {
      throw this.#fail(attempt, error);
    }
  }

  /** Finishes a sign-in in this tab after the browser came back. It trusts the service's record, not the address. */
  async finishVisit({ connectionId, error }: ReturnVisit): Promise<void> {
    const attempt = this.#startOver();
    this.#say('waiting');
    try {
      const { caller, provider } = this.#target;
      const all = await fetchConnections(caller, provider);
      const connection = all.find(({ id }) => id === connectionId);
      if (!connection) throw toSignInError({ code: error });
      this.#succeed(attempt, connection);
    } catch (failure) {
      this.#fail(attempt, failure);
    }
  }

  /** Watches on if the page was loaded again while its popup was open. Nobody can say whether it still is. */
  resume(): void {
    const baseline = findLeftSignIn(this.#target.flow);
    if (baseline) this.#watch(this.#startOver(), { ...this.#target, baseline }).catch(() => {});
  }

  /** Ends the attempt and closes its popup. Reports no success and no error. */
  cancel(): void {
    this.#attempt.popup?.close();
    this.#startOver();
    this.#say('idle');
  }

  /** Brings the popup to the front. For a click, or the browser ignores it. */
  showWindow(): void {
    this.#attempt.popup?.focus();
  }

  /**
   * Gives up the attempt. Its popup stays open. Somebody may still sign in there, so the connections are asked for again
   * when the page gets the focus.
   */
  stop(): void {
    if (this.#attempt.popup?.closed === false) {
      const { caller, provider } = this.#target;
      window.addEventListener('focus', () => refreshConnections(caller, provider), { once: true });
    }
    this.#startOver();
  }

  async #connectTyped(attempt: Attempt, input: ScopedInput) {
    this.#say('waiting');
    try {
      const connection = await requestConnection(this.#target, input);
      keepConnection(this.#target.caller, connection);
      return this.#succeed(attempt, connection);
    } catch (error) {
      throw this.#fail(attempt, error);
    }
  }

  async #takeSteps(attempt: Attempt, popup: Window, input: ScopedInput): Promise<Connection | null> {
    this.#say('opening', { hasWindow: true });
    const { caller, provider } = this.#target;
    const gone = new AbortController();
    attempt.giveUp = () => gone.abort();
    try {
      const { takeSteps } = await import('../components/connection/form-parts.ts');
      const end = await takeSteps(
        { ...requestOf(provider, input), providerAppId: input.providerAppId },
        {
          popup,
          apiOrigin: caller.service.apiOrigin,
          signal: gone.signal,
          send: (step) => {
            const { project, session } = caller.service;
            const body = { projectIdOrName: project, ...step };
            return session.send(customAuthConnect, { body }, requestOptions(caller));
          },
          onWaiting: () => this.#say('waiting', { hasWindow: true }),
        },
      );
      if (typeof end === 'object') {
        if (end) keepConnection(caller, end);
        return end && this.#succeed(attempt, end);
      }
      this.#say('idle', { notice: end });
      return null;
    } catch (error) {
      if (!this.#isCurrent(attempt)) return null;
      throw this.#fail(attempt, error);
    } finally {
      popup.close();
    }
  }

  async #signIn(attempt: Attempt, popup: Window, input: ScopedInput): Promise<Connection | null> {
    this.#say('opening', { hasWindow: true });
    const { caller, provider } = this.#target;
    const begun = await Promise.all([
      // The page may know only the one that it shows.
      fetchConnections(caller, provider),
      requestSignInUrl(this.#target, input).withResponse(),
    ]).catch((error) => {
      popup.close();
      if (this.#isCurrent(attempt)) throw this.#fail(attempt, error);
    });
    if (!begun || !this.#isCurrent(attempt)) {
      // Nothing will lead the empty window on.
      popup.close();
      return null;
    }
    const [known, start] = begun;
    if (popup.closed) {
      this.#say('idle', { notice: 'closed' });
      return null;
    }
    sendPopup(popup, start.data);
    passStartPage(popup, start);
    this.#say('waiting', { hasWindow: true });
    return this.#watch(attempt, {
      ...this.#target,
      ...input,
      popup,
      baseline: ['', ...known.flatMap(stampsOf)],
    });
  }

  #watch(attempt: Attempt, signIn: WatchedSignIn): Promise<Connection | null> {
    return new Promise((resolve, reject) => {
      const watch = new SignInWatch(signIn, {
        onConnected: (connection) => {
          refreshRevisions(signIn.caller);
          resolve(this.#succeed(attempt, connection));
        },
        onFailed: (failure) => reject(this.#fail(attempt, toSignInError(failure))),
        onLeft: (notice) => {
          if (signIn.popup && this.#isCurrent(attempt)) this.#say('idle', { notice });
          resolve(null);
        },
      });
      attempt.giveUp = () => {
        watch.stop();
        resolve(null);
      };
    });
  }

  #succeed(attempt: Attempt, connection: Connection): Connection {
    if (this.#isCurrent(attempt)) {
      const { caller, integration } = this.#target;
      caller.service.queryClient.setQueryData<SetupFacts>(
        setupKey(caller, integration),
        (facts) => facts && { ...facts, chosen: connection },
      );
      this.#say('connected', { connection });
      this.#events.onSuccess(connection);
    }
    return connection;
  }

  #fail(attempt: Attempt, failure: unknown): DowelError {
    const error = toDowelError(failure);
    // A window reports only the code. The connection names the account that somebody has signed in to.
    if (error.code === 'account_differs') refreshConnections(this.#target.caller, this.#target.provider);
    if (this.#isCurrent(attempt)) {
      this.#say('failed', { error });
      this.#events.onError(error);
    }
    return error;
  }

  #isCurrent(attempt: Attempt): boolean {
    return this.#attempt === attempt;
  }

  /** Gives up the current attempt, and returns a new one. */
  #startOver(): Attempt {
    this.#attempt.giveUp?.();
    this.#attempt = {};
    return this.#attempt;
  }

  #say(status: ConnectStatus, rest?: Partial<SignInState>): void {
    this.#events.onState(signInState(status, rest));
  }
}
