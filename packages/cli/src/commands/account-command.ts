import type { Command } from 'commander';
import { type ExitCode, exitCodes, toExitCode } from '../output/exit-codes.ts';
import { reportFailure } from '../output/failure.ts';
import { type Attempt, toFailureWords } from '../output/failure-words.ts';
import { type ServiceFlags, toBaseUrl } from '../service.ts';
import type { Surroundings } from '../surroundings.ts';

/** A command about the account of the person at the terminal. */
export function accountCommand(program: Command, name: string, description: string): Command {
  return program
    .command(name)
    .description(description)
    .option('--base-url <address>', 'address of the service, ending in /v1 (env: DOWEL_BASE_URL)');
}

/** Runs such a command, and tells the user why it failed. */
export async function runAccountCommand<Flags extends Pick<ServiceFlags, 'baseUrl'>>(
  around: Surroundings,
  flags: Flags,
  work: (around: Surroundings, flags: Flags) => Promise<void>,
  { mayHaveDone }: Pick<Attempt, 'mayHaveDone'> = {},
): Promise<ExitCode> {
  try {
    await work(around, flags);
    return exitCodes.done;
  } catch (error) {
    const exitCode = toExitCode(error);
    if (exitCode === undefined) throw error;
    reportFailure(around, {
      error,
      words: toFailureWords(error, { baseUrl: toBaseUrl(flags, around), mayHaveDone }),
      json: false,
    });
    return exitCode;
  }
}
