/** Everything outside itself that a command uses. */
export interface Surroundings {
  /** For results only. */
  stdout: NodeJS.WritableStream;
  /** For progress, warnings and errors. */
  stderr: NodeJS.WritableStream;
  env: Readonly<Record<string, string | undefined>>;
  /** The current folder. */
  folder: string;
  fetch: (request: Request) => Promise<Response>;
}
