import { Command, CommanderError } from 'commander';
import { addCatalogueCommand } from './commands/catalogue-check.ts';
import { addCheckCommand } from './commands/check.ts';
import { addConnectorCommand } from './commands/connector-check.ts';
import { addDeployCommand } from './commands/deploy.ts';
import { addLoginCommand } from './commands/login.ts';
import { addLogoutCommand } from './commands/logout.ts';
import { addProjectCommand } from './commands/project.ts';
import { addWhoamiCommand } from './commands/whoami.ts';
import { type ExitCode, exitCodes } from './output/exit-codes.ts';
import { reportFailure } from './output/failure.ts';
import { readable } from './output/readable.ts';
import type { Surroundings } from './surroundings.ts';
import { version } from './version.ts';

/** Runs one command line and returns the exit code. Prints, but never ends the process. */
export async function run(args: readonly string[], given: Surroundings): Promise<ExitCode> {
  const around = { ...given, stdout: readable(given.stdout), stderr: readable(given.stderr) };
  let exitCode: ExitCode = exitCodes.done;
  const program = new Command('dowel')
    .description('Publishes what your integrations do to a Dowel service.')
    .version(version)
    .showHelpAfterError('Run the command with --help to see how it is used.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => around.stdout.write(text),
      writeErr: (text) => around.stderr.write(text),
    });
  const finish = (code: ExitCode) => {
    exitCode = code;
  };
  addLoginCommand(program, around, finish);
  addLogoutCommand(program, around, finish);
  addWhoamiCommand(program, around, finish);
  addProjectCommand(program, around, finish);
  addCheckCommand(program, around, finish);
  addDeployCommand(program, around, finish);
  addCatalogueCommand(program, around, finish);
  addConnectorCommand(program, around, finish);
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return exitCodes.done;
    // Commander has already told the user. This tells a program that asked for JSON.
    if (args.includes('--json')) reportFailure(around, { error, json: true, silent: true });
    return exitCodes.usage;
  }
  return exitCode;
}
