import { AuthenticationError, isDowelError } from '@dowel/client';
import { type ServiceFlags, sessionClient, toAddress } from '../service.ts';
import { findSession, forgetSession } from '../session-file.ts';
import type { AddCommand, Surroundings } from '../surroundings.ts';
import { accountCommand, runAccountCommand } from './account-command.ts';

/** `dowel logout`: ends the session at the service, and forgets it here. */
export const addLogoutCommand: AddCommand = (program, around, finish) => {
  accountCommand(program, 'logout', 'Sign out: end the sign-in of this machine.').action(
    async (flags: Pick<ServiceFlags, 'baseUrl'>) => finish(await runAccountCommand(around, flags, logout)),
  );
};

async function logout(around: Surroundings, flags: Pick<ServiceFlags, 'baseUrl'>): Promise<void> {
  const baseUrl = toAddress(flags, around);
  const session = await findSession(around.env, baseUrl);
  if (!session) {
    around.stdout.write(`Nobody is signed in at ${baseUrl}.\n`);
    return;
  }
  const isEnded = await endAtService(around, baseUrl, session.token);
  await forgetSession(around.env, baseUrl);
  around.stdout.write(`Signed out at ${baseUrl}.\n`);
  if (isEnded) return;
  around.stderr.write(
    `The service could not be told, so the session itself lasts until ${session.expireTime.slice(0, 10)}. This machine has forgotten it.\n`,
  );
}

/** Answers whether the session has ended there. One that the service does not know has. */
async function endAtService(around: Surroundings, baseUrl: string, token: string): Promise<boolean> {
  const client = sessionClient({ project: '-', baseUrl, token }, around);
  try {
    await client.request({ method: 'DELETE', path: '/my-sessions/current' });
    return true;
  } catch (error) {
    if (!isDowelError(error)) throw error;
    return error instanceof AuthenticationError;
  }
}
