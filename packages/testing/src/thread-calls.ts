import type { ManifestInput } from '@dowel/schema';

/** What the thread of the server is started with. */
export interface ThreadStart {
  readonly manifest: ManifestInput | undefined;
}

/** The server that has started. */
export interface StartedServer {
  readonly origin: string;
  readonly sandboxUrl: string;
  readonly project: string;
  readonly apiKey: string;
  readonly frontendApiKey: string;
}

/** What the thread of the server does when it is asked. */
export interface Calls {
  start(): Promise<StartedServer>;
  /** Keeps what is stored now, as the state that `reset` goes back to. */
  keep(): Promise<void>;
  settle(): Promise<void>;
  /** By how much the clock of the server is ahead of the system's. */
  setOffset(ms: number): Promise<void>;
  reset(): Promise<void>;
  consumerToken(identity: { groupRef: string; consumerRef: string }): Promise<string>;
  stop(): Promise<void>;
}

export interface Call {
  readonly id: number;
  readonly name: keyof Calls;
  readonly args: readonly unknown[];
}

export interface Answer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: unknown;
}
