import type { ManifestFinding } from '@dowel/schema';
import {
  type ApiVersion,
  type Connector,
  connectorAbilities,
  parseConnector,
  versionSentence,
} from '@dowel/schema/connector';
import { documentFindings } from '../api-document/compare.ts';
import { digestOf } from '../api-document/digest.ts';
import { readApiDocument } from '../api-document/read-document.ts';
import { readConnectorFile } from '../known-connectors.ts';
import { type ExitCode, exitCodes } from '../output/exit-codes.ts';
import { failed } from '../output/failure.ts';
import { toFailureWords } from '../output/failure-words.ts';
import { countOf, hasErrors, showFindings } from '../output/findings.ts';
import { type ServiceFlags, toClient } from '../service.ts';
import type { AddCommand, Surroundings } from '../surroundings.ts';
import { readTextFile } from '../text-file.ts';
import type { PlayedExample } from '../trial/examples.ts';
import { UsageError } from '../usage-error.ts';
import { addConnectorInit } from './connector-init.ts';
import { addConnectorShow, shippedConnector } from './connector-show.ts';
import { addConnectorTry } from './connector-try.ts';

/** `dowel connector init`, `show`, `try`, `replay` and `check`, which says what is wrong with the file of a connector, or what it can do. */
export const addConnectorCommand: AddCommand = (program, around, finish) => {
  const connector = program.command('connector').description('Work with connectors of your own server.');
  addConnectorInit(connector, around, finish);
  addConnectorShow(connector, around, finish);
  addConnectorTry(connector, around, finish);
  connector
    .command('check')
    .description('Check the file of a connector in the way the server does, and say what it can do.')
    .argument('<file>', 'a connector in YAML or JSON')
    .option('--document <file>', "hold it against the provider's OpenAPI document, in both directions")
    .option(
      '--digest <source>',
      'with --document: print what it says of the operations that the connector uses; the source is its address and version',
    )
    .option('--json', 'print one JSON document on stdout')
    .option('--project <id-or-name>', 'for a file that extends a connector: ask the service for what ships')
    .option('--api-key <key>', 'with --project: key of scope full (env: DOWEL_API_KEY)')
    .option('--base-url <address>', 'with --project: address of the service (env: DOWEL_BASE_URL)')
    .addHelpText(
      'after',
      '\nExit codes: 0 no errors, 1 the file has errors, 2 it cannot be read, 3 service not reached or failing.',
    )
    .action(async (file: string, options: CheckOptions) => finish(await check(file, options, around)));
};

interface CheckOptions extends ServiceFlags {
  readonly document?: string;
  readonly digest?: string;
  readonly json?: boolean;
}

async function check(
  name: string,
  { document: documentName, digest: source, json = false, ...flags }: CheckOptions,
  around: Surroundings,
): Promise<ExitCode> {
  try {
    const text = await readConnectorFile(around.folder, name);
    const documentText = documentName === undefined ? '' : await readTextFile(around.folder, documentName);
    const document = documentName === undefined ? undefined : readApiDocument(documentText, documentName);
    if (source !== undefined && !document) throw new UsageError('--digest needs --document.');
    const alsoFind = (read: Connector) => (document ? documentFindings(read, document) : []);
    const known = parseConnector(text, { file: name, alsoFind });
    const { extension } = known;
    if (document && extension && flags.project === undefined)
      throw new UsageError(
        `${name} extends ${extension.extends}, so --document needs --project: the service has what ships.`,
      );
    const shipped =
      extension && flags.project !== undefined
        ? await shippedConnector(await toClient(flags, around), extension.extends)
        : undefined;
    const { connector, ...read } = shipped
      ? parseConnector(text, { file: name, alsoFind, shipped: () => shipped.connector })
      : known;
    const ending = connector?.apiVersion && endOf(connector.apiVersion, around.now());
    // The engine is loaded only when it is used.
    const examples = document && connector && (await import('../trial/examples.ts'));
    const played = document && connector ? ((await examples?.playExamples(connector, document)) ?? []) : [];
    const unread = played.filter(({ outcome }) => outcome === 'failed').map(unreadExample);
    const findings = [...read.findings, ...(ending ? [ending] : []), ...unread];
    showFindings(findings, { name, text }, around.stderr);
    if (source !== undefined && document && connector) {
      around.stdout.write(digestOf(connector, document, { source, text: documentText }));
    } else if (json) around.stdout.write(`${JSON.stringify(reportOf(name, connector, findings), null, 2)}\n`);
    else if (connector) {
      around.stdout.write(wordsOf(name, connector) + (examples ? examples.exampleWords(played) : ''));
    } else if (extension) around.stdout.write(extensionWords(name, extension.extends));
    if (!hasErrors(findings)) return exitCodes.done;
    const what = connector ? `differs from ${documentName}` : 'cannot be used';
    around.stderr.write(`${name} ${what}: ${countOf('error', findings)}.\n`);
    return exitCodes.refused;
  } catch (error) {
    const words = toFailureWords(error, { flags, around });
    return failed(around, { error, words, json });
  }
}

/** A warning: examples have faults too. */
function unreadExample({ objectName, words }: PlayedExample): ManifestFinding {
  return {
    severity: 'warning',
    path: `objects.${objectName}`,
    message: `The answer that the document shows for "${objectName}" is not read: ${words}`,
    fix: 'Look whether the connector or the example is wrong.',
  };
}

const DAY_MS = 24 * 60 * 60_000;
/** How long before the end of a version of an API it is told. */
const NOTICE_DAYS = 120;

/** A warning when the version that the requests name ends soon, or has ended. */
function endOf({ name, supportedUntil }: ApiVersion, now: Date): ManifestFinding | undefined {
  const days = Math.ceil((Date.parse(supportedUntil) - now.getTime()) / DAY_MS);
  if (days > NOTICE_DAYS) return undefined;
  return {
    severity: 'warning',
    path: 'apiVersion.supportedUntil',
    message: `Version ${name} of the API ${days > 0 ? `ends in ${days} days` : 'has ended'}. After that, calls may fail or be answered in another form.`,
    fix: 'Name a newer version, and look at what has changed in it.',
  };
}

function extensionWords(name: string, provider: string): string {
  return `${name} changes the connector for ${provider} that ships with your server. Its parts have no errors. Pass --project to check whether they fit it.\n`;
}

function reportOf(file: string, connector: Connector | undefined, findings: readonly ManifestFinding[]) {
  const abilities = connector && connectorAbilities(connector);
  return { ok: !hasErrors(findings), file, findings, ...(abilities && { abilities }) };
}

function wordsOf(name: string, connector: Connector): string {
  const { provider, displayName, apiVersion } = connector;
  const version = apiVersion ? `${versionSentence(apiVersion)}\n` : '';
  const objects = connectorAbilities(connector).map(({ objectName, sentences }) => {
    const title = objectName === '*' ? 'every object that is not named below' : objectName;
    return `\n${title}\n${sentences.map((sentence) => `  ${sentence}\n`).join('')}`;
  });
  return `${name} is a connector for ${provider} (${displayName}).\n${version}${objects.join('')}`;
}
