/** Everything outside itself that a command uses. */
export interface Surroundings {
  /** What the user types or pastes. */
  stdin: NodeJS.ReadableStream;
  /** For results only. */
  stdout: NodeJS.WritableStream;
  /** For progress, warnings and errors. */
  stderr: NodeJS.WritableStream;
  env: Readonly<Record<string, string | undefined>>;
  /** The current folder. */
  folder: string;
  fetch: (request: Request) => Promise<Response>;
  /** Shows an address in the user's browser. Where there is none, it does nothing. */
  openBrowser: (url: string) => void;
  now: () => Date;
}
