import * as z from 'zod';
import { createContext } from '../../context.ts';
import { linkFor } from '../../people/builder-sign-in/one-time-link/service.ts';
import { readEnv } from '../../platform/env/env.ts';
import { wordsOf } from '../../platform/problems/problem-error.ts';
import { openDependencies } from '../open-dependencies.ts';

const usage = 'Usage: sign-in:link <e-mail address>';

/**
 * Prints a link that signs in one person. It reads the same settings as the server.
 * @returns the exit code: 2 for wrong arguments, 1 for a failure.
 */
export async function printSignInLink(args: readonly string[]): Promise<number> {
  const [email, ...others] = args;
  if (email === undefined || others.length > 0 || !z.email().safeParse(email).success) {
    const reason =
      email === undefined
        ? 'The e-mail address of the person is missing.'
        : `"${args.join(' ')}" is not one e-mail address.`;
    console.error(`${reason} No link was made.\n${usage}`);
    return 2;
  }
  try {
    await print(email);
    return 0;
  } catch (error) {
    console.error(wordsOf(error));
    return 1;
  }
}

async function print(email: string): Promise<void> {
  const { dependencies, close } = await openDependencies(readEnv(process.env));
  try {
    const link = await linkFor(createContext(dependencies, 'sign-in-link'), email);
    console.log(
      [
        `This link signs in ${email}. It works once, for an hour:`,
        `  ${link}`,
        'Give it only to that person: whoever opens it is signed in as them.',
      ].join('\n'),
    );
  } finally {
    await close();
  }
}
