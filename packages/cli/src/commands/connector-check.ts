import type { ManifestFinding } from '@dowel/schema';
import { type Connector, connectorAbilities, parseConnector, versionSentence } from '@dowel/schema/connector';
import type { Command } from 'commander';
import { type ExitCode, exitCodes, toExitCode } from '../output/exit-codes.ts';
import { reportFailure } from '../output/failure.ts';
import { countOf, showFindings } from '../output/findings.ts';
import type { Surroundings } from '../surroundings.ts';
import { readTextFile } from '../text-file.ts';

/** `dowel connector check`: says what is wrong with the file of a connector, or what it can do, without a server. */
export function addConnectorCommand(
  program: Command,
  around: Surroundings,
  finish: (exitCode: ExitCode) => void,
): void {
  program
    .command('connector')
    .description('Work with connectors of your own server.')
    .command('check')
    .description('Check the file of a connector in the way the server does, and say what it can do.')
    .argument('<file>', 'a connector in YAML or JSON')
    .option('--json', 'print one JSON document on stdout')
    .addHelpText('after', '\nExit codes: 0 no errors, 1 the file has errors, 2 it cannot be read.')
    .action(async (file: string, { json = false }: { json?: boolean }) =>
      finish(await check(file, json, around)),
    );
}

async function check(name: string, json: boolean, around: Surroundings): Promise<ExitCode> {
  try {
    const text = await readTextFile(around.folder, name);
    const { connector, findings } = parseConnector(text, { file: name });
    showFindings(findings, { name, text }, around.stderr);
    if (json) around.stdout.write(`${JSON.stringify(reportOf(name, connector, findings), null, 2)}\n`);
    else if (connector) around.stdout.write(wordsOf(name, connector));
    if (connector) return exitCodes.done;
    around.stderr.write(`${name} cannot be used: ${countOf('error', findings)}.\n`);
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
  return { ok: connector !== undefined, file, findings, ...(abilities && { abilities }) };
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
