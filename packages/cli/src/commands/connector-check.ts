import type { ManifestFinding } from '@dowel/schema';
import { type Connector, connectorAbilities, parseConnector, versionSentence } from '@dowel/schema/connector';
import type { Command } from 'commander';
import { documentFindings } from '../api-document/compare.ts';
import { readApiDocument } from '../api-document/read-document.ts';
import { type ExitCode, exitCodes, toExitCode } from '../output/exit-codes.ts';
import { reportFailure } from '../output/failure.ts';
import { countOf, hasErrors, showFindings } from '../output/findings.ts';
import type { Surroundings } from '../surroundings.ts';
import { readTextFile } from '../text-file.ts';
import { addConnectorInit } from './connector-init.ts';

/** `dowel connector init`, and `dowel connector check`: says what is wrong with the file of a connector, or what it can do, without a server. */
export function addConnectorCommand(
  program: Command,
  around: Surroundings,
  finish: (exitCode: ExitCode) => void,
): void {
  const connector = program.command('connector').description('Work with connectors of your own server.');
  addConnectorInit(connector, around, finish);
  connector
    .command('check')
    .description('Check the file of a connector in the way the server does, and say what it can do.')
    .argument('<file>', 'a connector in YAML or JSON')
    .option('--document <file>', "hold it against the provider's OpenAPI document, in both directions")
    .option('--json', 'print one JSON document on stdout')
    .addHelpText('after', '\nExit codes: 0 no errors, 1 the file has errors, 2 it cannot be read.')
    .action(async (file: string, options: CheckOptions) => finish(await check(file, options, around)));
}

interface CheckOptions {
  readonly document?: string;
  readonly json?: boolean;
}

async function check(
  name: string,
  { document: documentName, json = false }: CheckOptions,
  around: Surroundings,
): Promise<ExitCode> {
  try {
    const text = await readTextFile(around.folder, name);
    const document =
      documentName === undefined
        ? undefined
        : readApiDocument(await readTextFile(around.folder, documentName), documentName);
    const { connector, findings } = parseConnector(text, {
      file: name,
      alsoFind: (read) => (document ? documentFindings(read, document) : []),
    });
    showFindings(findings, { name, text }, around.stderr);
    if (json) around.stdout.write(`${JSON.stringify(reportOf(name, connector, findings), null, 2)}\n`);
    else if (connector) around.stdout.write(wordsOf(name, connector));
    if (!hasErrors(findings)) return exitCodes.done;
    const what = connector ? `differs from ${documentName}` : 'cannot be used';
    around.stderr.write(`${name} ${what}: ${countOf('error', findings)}.\n`);
    return exitCodes.refused;
  } catch (error) {
    const exitCode = toExitCode(error);
    if (exitCode === undefined) throw error;
    reportFailure(around, { error, json });
    return exitCode;
  }
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
