import * as z from 'zod';
import { createContext } from '../../context.ts';
import { linkFor } from '../../people/builder-sign-in/one-time-link/service.ts';
import { onOwnDatabase } from './on-own-database.ts';

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
  return await onOwnDatabase(async ({ dependencies }) => {
    const link = await linkFor(createContext(dependencies, 'sign-in-link'), email);
    console.log(
      [
        `This link signs in ${email}. It works once, for an hour:`,
        `  ${link}`,
        'Give it only to that person: whoever opens it is signed in as them.',
      ].join('\n'),
    );
    return 0;
  });
}
