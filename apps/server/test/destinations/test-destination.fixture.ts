import type { AdapterTarget } from '../../src/sync/destination-adapters/destination-adapter.ts';

/** What a destination has received, in the words of a message. A member that the type does not carry is absent. */
export interface Received {
  readonly id?: string | undefined;
  readonly topic?: string | undefined;
  /** In ISO 8601, or in whole seconds if the type has no more. */
  readonly time?: string | number | undefined;
  readonly eventType?: string | undefined;
  /** The parsed JSON. */
  readonly body: unknown;
  /** What came beside it, and the text as it arrived, if the type carries a signature. */
  readonly signed?: { readonly headers: Readonly<Record<string, string>>; readonly text: string };
}

/** A target that refuses every message, and what the outcome says. */
export interface Refusing {
  readonly target: AdapterTarget;
  readonly status?: number;
  readonly reason: RegExp;
  readonly isLasting?: true;
}

/** A running server of one type of destination. */
export interface TestDestination {
  readonly target: AdapterTarget;
  /** Other ways to the same place, by what they are. */
  readonly otherWays?: Readonly<Record<string, AdapterTarget>>;
  /** Which text of a message is its body there. */
  readonly carries: 'body' | 'data';
  /** Everything that was received until now. */
  received(): Promise<Received[]>;
  /** Targets that refuse, by what is wrong with them. */
  readonly refusing: Readonly<Record<string, Refusing>>;
  /** The same target at another address, for servers that cannot be reached. */
  at(origin: URL): AdapterTarget;
  stop(): Promise<void>;
}

/** Waits until `isUp` no longer fails. */
export async function untilUp(isUp: () => Promise<unknown>, what: string, timeoutMs = 90_000): Promise<void> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    try {
      await isUp();
      return;
    } catch (error) {
      if (performance.now() > end) throw new Error(`${what} did not start.`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
