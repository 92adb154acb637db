import { signIn } from '../login/sign-in.ts';
import { type ServiceFlags, toAddress } from '../service.ts';
import { keepSession } from '../session-file.ts';
import type { AddCommand, Surroundings } from '../surroundings.ts';
import { accountCommand, runAccountCommand } from './account-command.ts';

interface LoginFlags extends Pick<ServiceFlags, 'baseUrl'> {
  browser: boolean;
}

/** `dowel login`: signs in through the browser, and keeps the session for the other commands. */
export const addLoginCommand: AddCommand = (program, around, finish) => {
  accountCommand(program, 'login', 'Sign in with a browser, so that other commands need no API key.')
    .option('--no-browser', 'open no browser here: print the address, and take the code that its page shows')
    .action(async (flags: LoginFlags) => finish(await runAccountCommand(around, flags, login)));
};

async function login(around: Surroundings, flags: LoginFlags): Promise<void> {
  const baseUrl = toAddress(flags, around);
  const { builder, token, expireTime } = await signIn(around, { baseUrl, usesBrowser: flags.browser });
  const file = await keepSession(around.env, baseUrl, { token, expireTime });
  const person = [builder.name, builder.email && `<${builder.email}>`].filter(Boolean).join(' ');
  around.stdout.write(`Signed in at ${baseUrl}${person && ` as ${person}`}.\n`);
  around.stderr.write(
    `The sign-in is kept in ${file}, which only you can read, until ${expireTime.slice(0, 10)}.\n`,
  );
}
