import type { AddCommand } from '../surroundings.ts';
import type { TryFlags } from '../trial/commands.ts';

/** `dowel connector try` and `replay`: what a connector does at an account, and again without one. */
export const addConnectorTry: AddCommand = (connector, around, finish) => {
  connector
    .command('try')
    .description(
      'Try a connector at a connected account, through the proxy of your server, and record the answers.',
    )
    .argument(
      '<file>',
      'a connector in YAML or JSON, or the name of a provider whose connector ships with Dowel',
    )
    .requiredOption(
      '--connection <id>',
      'the connection, or an installation that uses it; its proxy has to be enabled',
    )
    .option('--object <name...>', 'try these objects only')
    .option('--write <file>', 'also create, change and delete records: values by object, in YAML or JSON')
    .option('--recording <file>', 'where the redacted answers go; default: <provider>.recording.json')
    .option('--json', 'print one JSON document on stdout')
    .option('--project <id-or-name>', 'a project of the service (env: DOWEL_PROJECT)')
    .option('--api-key <key>', 'key of scope full (env: DOWEL_API_KEY)')
    .option('--base-url <address>', 'address of the service (env: DOWEL_BASE_URL)')
    .addHelpText('after', EXIT_CODES)
    .action(async (file: string, flags: TryFlags) =>
      finish(await (await commands()).tryConnector(file, flags, around)),
    );
  connector
    .command('replay')
    .description('Try a connector again with the answers of a recording, without an account or a server.')
    .argument('<recording>', 'what dowel connector try has stored')
    .argument('[file]', 'a connector in YAML or JSON; default: what ships with Dowel')
    .option('--json', 'print one JSON document on stdout')
    .addHelpText('after', EXIT_CODES)
    .action(async (recording: string, file: string | undefined, flags: { json?: boolean }) =>
      finish(await (await commands()).replayRecording(recording, file, flags, around)),
    );
};

const EXIT_CODES =
  '\nExit codes: 0 everything held, 1 a case failed or could not be recorded, 2 wrong usage, 3 service not reached or failing.';

/** All connectors and their engine are loaded only when they are used. */
const commands = () => import('../trial/commands.ts');
