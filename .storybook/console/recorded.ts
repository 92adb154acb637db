/** What pages of the console asked a server, and what it answered. */
export interface Recorded {
  /** When. */
  readonly time: string;
  /** The addresses of the pages, below that of the console. */
  readonly paths: Record<string, string>;
  /** Bodies by path and search. */
  readonly answers: Record<string, unknown>;
}
