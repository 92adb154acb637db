import { type DowelClient, NotFoundError } from '@dowel/client';
import type { ConnectorInfo } from '@dowel/schema';
import { Connector } from '@dowel/schema/connector';
import { Document, isMap, isPair, isScalar, visit } from 'yaml';
import { type ExitCode, exitCodes } from '../output/exit-codes.ts';
import { failed } from '../output/failure.ts';
import { toFailureWords } from '../output/failure-words.ts';
import { type ServiceFlags, toClient } from '../service.ts';
import type { AddCommand, Surroundings } from '../surroundings.ts';
import { UsageError } from '../usage-error.ts';

interface ShowFlags extends ServiceFlags {
  readonly shipped?: boolean;
  readonly json?: boolean;
}

/** `dowel connector show`: prints how a server reads and writes at a provider, and where each part comes from. */
export const addConnectorShow: AddCommand = (connector, around, finish) => {
  connector
    .command('show')
    .description('Print the connector that your server uses, and which parts a file of yours has changed.')
    .argument('<provider>', "the provider's name in the catalogue")
    .option('--shipped', 'print what ships with Dowel, whatever your files change')
    .option('--json', 'print one JSON document on stdout')
    .option('--project <id-or-name>', 'a project of the service (env: DOWEL_PROJECT)')
    .option('--api-key <key>', 'key of scope full (env: DOWEL_API_KEY)')
    .option('--base-url <address>', 'address of the service (env: DOWEL_BASE_URL)')
    .addHelpText(
      'after',
      '\nExit codes: 0 shown, 1 there is no such connector, 2 wrong usage, 3 service not reached or failing.',
    )
    .action(async (provider: string, flags: ShowFlags) => finish(await show(provider, flags, around)));
};

async function show(provider: string, flags: ShowFlags, around: Surroundings): Promise<ExitCode> {
  const { shipped = false, json = false } = flags;
  try {
    if (/^\.{0,2}$/.test(provider)) throw new UsageError(`"${provider}" is no provider. Pass its name.`);
    const client = await toClient(flags, around);
    const info = await client.providers.getConnector(provider, { shipped });
    if (json) around.stdout.write(`${JSON.stringify({ ok: true, ...info }, null, 2)}\n`);
    else around.stdout.write(textOf(info));
    return exitCodes.done;
  } catch (error) {
    const words = toFailureWords(error, { flags, around });
    return failed(around, { error, words, json });
  }
}

/** The connector that ships with a server. Without one, `connector` is absent. */
export async function shippedConnector(
  client: DowelClient,
  provider: string,
): Promise<{ connector: Connector | undefined }> {
  try {
    const info = await client.providers.getConnector(provider, { shipped: true });
    return { connector: Connector.safeParse(info.connector).data };
  } catch (error) {
    if (error instanceof NotFoundError && error.code === 'provider_not_found')
      return { connector: undefined };
    throw error;
  }
}

const origins = {
  shipped: 'It ships with Dowel.',
  extended: 'It ships with Dowel. A file of yours has changed the marked parts.',
  file: 'It is a file of yours.',
  code: 'It is code of yours.',
} as const;

/** The connector as a file, with a comment at each part that comes from somewhere else than most. */
function textOf({ provider, origin, connector, changed, functions }: ConnectorInfo): string {
  const head = [`The connector for ${provider}. ${origins[origin]}`];
  if (functions.length > 0) head.push(`Functions do in its place or beside it: ${functions.join(', ')}.`);
  const comments = head.map((line) => `# ${line}\n`).join('');
  if (!connector) return comments;
  const document = new Document(connector);
  const paths = new Set(changed);
  visit(document, {
    Pair(_, pair, parents) {
      const keys = [...parents.filter(isPair), pair].map(({ key }) =>
        isScalar(key) ? String(key.value) : '',
      );
      if (!paths.has(keys.join('.'))) return undefined;
      const { key } = pair;
      if (isScalar(key)) key.commentBefore = ' from your file';
      return isMap(pair.value) ? visit.SKIP : undefined;
    },
  });
  return `${comments}${document.toString({ lineWidth: 120 })}`;
}
