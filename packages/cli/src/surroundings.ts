import type { Command } from 'commander';
import type { ExitCode } from './output/exit-codes.ts';

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

/** Adds a command to those of a program. `finish` gets the exit code of one that has run. */
export type AddCommand = (
  program: Command,
  around: Surroundings,
  finish: (exitCode: ExitCode) => void,
) => void;
