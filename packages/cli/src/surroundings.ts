/** What a command touches outside itself. */
export interface Surroundings {
  /** Results, and nothing else. */
  stdout: NodeJS.WritableStream;
  /** Progress, warnings and errors. */
  stderr: NodeJS.WritableStream;
  env: Readonly<Record<string, string | undefined>>;
  /** The current folder. */
  folder: string;
  fetch: (request: Request) => Promise<Response>;
}
