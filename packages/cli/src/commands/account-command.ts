import type { DowelClient } from '@dowel/client';
import type { Command } from 'commander';
import { type ExitCode, exitCodes } from '../output/exit-codes.ts';
import { failed } from '../output/failure.ts';
import { type Attempt, toFailureWords } from '../output/failure-words.ts';
import { nobodySignedIn, type ServiceFlags, sessionClient, sessionToken, toAddress } from '../service.ts';
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
    return failed(around, {
      error,
      words: toFailureWords(error, { flags, around, mayHaveDone }),
      json: false,
    });
  }
}

/** @throws {UsageError} when nobody is signed in: an API key belongs to one project, and makes no other. */
export async function signedIn(
  around: Surroundings,
  flags: Pick<ServiceFlags, 'baseUrl'>,
): Promise<{ client: DowelClient; baseUrl: string }> {
  const baseUrl = toAddress(flags, around);
  const token = await sessionToken(around, baseUrl);
  if (token === undefined) throw nobodySignedIn(baseUrl);
  return { client: sessionClient({ project: '-', baseUrl, token }, around), baseUrl };
}
