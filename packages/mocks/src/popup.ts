import { passMessage, startPageAnswers } from '@dowel/schema/rules';
import { type CallbackMessage, connectChannel, isStartPage } from './oauth.ts';
import { type CustomAuthMessage, isApprovalPage } from './steps.ts';

/** What the person does with the popup, or what the browser does. */
export type PopupOutcome =
  /** Grants access. */
  | 'grant'
  /** Refuses access. */
  | 'deny'
  /** Closes the popup without deciding. */
  | 'close'
  /** Leaves it open. */
  | 'wait'
  /** The browser opens no popup at all. */
  | 'block';

export interface PopupStubOptions {
  /** Default `grant`. */
  outcome?: PopupOutcome;
  /**
   * How long the person takes, in milliseconds. Default 0: the person answers as soon as the page's running code has
   * finished.
   */
  delayMs?: number;
  /** Whether the popup closes itself after connecting, as the callback page does. Default true. */
  closes?: boolean;
}

/** A popup that `window.open` returned. */
export interface PopupStub {
  readonly url: string;
  readonly closed: boolean;
  /** Whether the page that opened it has led it past the start page without a click. */
  readonly isPassed: boolean;
}

/** Replaces `window.open` until `restore` is called. */
export interface PopupStubs {
  /** What happens in later popups. You may change it at any time. */
  outcome: PopupOutcome;
  /** Every popup so far, oldest first. */
  readonly popups: readonly PopupStub[];
  /** Lets the person answer in the newest popup, if it was left open. */
  finish(outcome?: 'grant' | 'deny' | 'close'): void;
  /** Puts the real `window.open` back. */
  restore(): void;
}

/** The mock service, which finishes sign-ins. */
interface Authorizer {
  authorize(url: string, options?: { deny?: boolean }): CallbackMessage;
  approve(url: string, options?: { deny?: boolean }): CustomAuthMessage;
  isPass(url: string, pass: unknown): boolean;
}

/** What a popup does when its page has loaded, when it gets a secret, and when the person answers. */
interface PopupBehaviour {
  onArrival(popup: FakePopup): void;
  mayPass(popup: FakePopup, pass: unknown): boolean;
  answer(popup: FakePopup, outcome: PopupOutcome): void;
}

/**
 * Replaces `window.open` with popups that sign in at the mock's provider by themselves. They post the same messages as
 * the service's callback page, from the mock's origin, to the window and to the channel `dowel-connect`.
 */
export function installPopupStub(
  window: Window & typeof globalThis,
  service: Authorizer,
  { outcome = 'grant', delayMs = 0, closes = true }: PopupStubOptions = {},
): PopupStubs {
  const popups: FakePopup[] = [];
  const original = window.open;
  const stubs: PopupStubs = {
    outcome,
    popups,
    finish(answer = 'grant') {
      popups.at(-1)?.answer(answer);
    },
    restore() {
      window.open = original;
    },
  };
  const behaviour: PopupBehaviour = {
    onArrival: (popup) => window.setTimeout(() => popup.answer(stubs.outcome), delayMs),
    mayPass: ({ url }, pass) => service.isPass(url, pass),
    answer(popup, answer) {
      if (popup.closed || answer === 'wait' || answer === 'block') return;
      if (answer === 'close') return popup.close();
      const choice = { deny: answer === 'deny' };
      // The opener itself closes the popup of a sign-in in steps.
      if (isApprovalPage(popup.url)) return post(window, popup, service.approve(popup.url, choice));
      const message = service.authorize(popup.url, choice);
      deliver(window, popup, message);
      if (closes && message.eventType === 'AUTHORIZATION_SUCCEEDED') popup.close();
    },
  };
  window.open = (url) => {
    if (stubs.outcome === 'block') return null;
    const popup = new FakePopup(behaviour);
    popups.push(popup);
    if (url) popup.go(String(url));
    return asWindow(popup);
  };
  return stubs;
}

/** The few members of a window that the page with the popup uses. */
class FakePopup implements PopupStub {
  url = 'about:blank';
  closed = false;
  isPassed = false;
  opener: unknown = null;
  readonly document = { write: () => {}, close: () => {}, title: '', body: null };
  readonly location: { href: string; assign(url: string): void; replace(url: string): void };
  readonly #behaviour: PopupBehaviour;

  constructor(behaviour: PopupBehaviour) {
    this.#behaviour = behaviour;
    const go = (url: string) => this.go(url);
    const current = () => this.url;
    this.location = {
      get href() {
        return current();
      },
      set href(url) {
        go(url);
      },
      assign: go,
      replace: go,
    };
  }

  /** A person only answers at a start page and at a page of the mock's provider. Other pages do nothing. */
  go(url: string): void {
    this.url = url;
    if (isStartPage(url) || isApprovalPage(url)) this.#behaviour.onArrival(this);
  }

  answer(outcome: PopupOutcome): void {
    this.#behaviour.answer(this, outcome);
  }

  close(): void {
    this.closed = true;
  }

  focus(): void {}

  blur(): void {}

  /** Acts as a start page that gets a message for its origin. It answers on the port that came with the message. */
  postMessage(message: unknown, targetOrigin: string, [port]: Transferable[] = []): void {
    if (!isStartPage(this.url) || new URL(this.url).origin !== targetOrigin) return;
    if (!(port instanceof MessagePort) || !isPassMessage(message)) return;
    this.isPassed ||= this.#behaviour.mayPass(this, message.pass);
    port.postMessage({ type: this.isPassed ? startPageAnswers.started : startPageAnswers.refused });
  }
}

function isPassMessage(message: unknown): message is { pass: unknown } {
  if (typeof message !== 'object' || message === null) return false;
  return 'type' in message && message.type === passMessage && 'pass' in message;
}

/** Pages use only the members that FakePopup has. */
function asWindow(popup: FakePopup): Window {
  return popup as unknown as Window;
}

function deliver(window: Window & typeof globalThis, popup: FakePopup, message: CallbackMessage): void {
  post(window, popup, message);
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(connectChannel);
  channel.postMessage(message);
  channel.close();
}

function post(window: Window & typeof globalThis, popup: FakePopup, data: object): void {
  const event = new window.MessageEvent('message', { data, origin: new URL(popup.url).origin });
  // The constructor of MessageEvent accepts only real windows.
  Object.defineProperty(event, 'source', { value: popup });
  window.dispatchEvent(event);
}
