import type { ManifestFinding } from '@dowel/schema';
import { checkProviders, checkSupport, findInManifest, parseManifest } from '@dowel/schema/manifest';
import type { Command } from 'commander';
import { knownProviders } from '../known-providers.ts';
import { type ManifestFile, readManifestFile } from '../manifest-file.ts';
import { type ExitCode, exitCodes, toExitCode } from '../output/exit-codes.ts';
import { reportFailure } from '../output/failure.ts';
import { countOf, hasErrors, showFindings } from '../output/findings.ts';
import { printJson } from '../output/json.ts';
import type { Surroundings } from '../surroundings.ts';

interface CheckFlags {
  catalogue?: string[];
  strict?: boolean;
  json?: boolean;
}

/** `dowel check`: says what a service would make of a manifest, without a service. */
export function addCheckCommand(
  program: Command,
  around: Surroundings,
  finish: (exitCode: ExitCode) => void,
): void {
  program
    .command('check')
    .description('Check a manifest in the way the service does, without a service or a key.')
    .argument('[file]', 'manifest, or a folder with one (default: dowel.yaml and the like in this folder)')
    .option('--catalogue <path...>', 'catalogue files of your own server, or folders of such files')
    .option('--strict', 'take unknown keys as errors')
    .option('--json', 'print one JSON document on stdout')
    .addHelpText('after', '\nExit codes: 0 no errors, 1 the manifest has errors, 2 wrong usage.')
    .action(async (file: string | undefined, flags: CheckFlags) => finish(await check(file, flags, around)));
}

async function check(named: string | undefined, flags: CheckFlags, around: Surroundings): Promise<ExitCode> {
  const { json = false } = flags;
  try {
    const file = await readManifestFile(around.folder, named);
    const { findings, integrations } = inspect(file, flags, around);
    showFindings(findings, file, around.stderr);
    const isRefused = hasErrors(findings);
    if (isRefused) around.stderr.write(`${file.name} cannot be deployed: ${counts(findings)}.\n`);
    else if (!json)
      around.stdout.write(`${file.name} has no errors: ${integrations}, ${counts(findings)}.\n`);
    if (json) printJson(around.stdout, { ok: !isRefused, file: file.name, findings });
    return isRefused ? exitCodes.refused : exitCodes.done;
  } catch (error) {
    const exitCode = toExitCode(error);
    if (exitCode === undefined) throw error;
    reportFailure(around, { error, json });
    return exitCode;
  }
}

interface Inspected {
  findings: ManifestFinding[];
  /** How many integrations the manifest has, in words. */
  integrations: string;
}

/** Like the service, compares the manifest with the catalogue only when its text has no errors. */
function inspect(file: ManifestFile, flags: CheckFlags, { folder }: Surroundings): Inspected {
  const { strict = false, catalogue = [] } = flags;
  const providers = knownProviders(folder, catalogue);
  const { manifest, findings } = parseManifest(file.text, { strict, file: file.name });
  const integrations = manifest?.integrations ?? [];
  const unknown = checkProviders(integrations, providers).map((finding) => withHint(finding, catalogue));
  const compared = [...unknown, ...checkSupport(integrations, providers)];
  const placed = compared.map((finding) => ({ ...finding, ...findInManifest(file.text, finding.path) }));
  const { length } = integrations;
  return {
    findings: [...findings, ...placed].sort((left, right) => (left.line ?? 0) - (right.line ?? 0)),
    integrations: `${length} integration${length === 1 ? '' : 's'}`,
  };
}

/** A server may have providers of its own, which this command knows only from the server's files. */
function withHint(finding: ManifestFinding, catalogue: readonly string[]): ManifestFinding {
  if (catalogue.length > 0) return finding;
  return { ...finding, fix: `${finding.fix} If it is in a catalogue file of your server, pass --catalogue.` };
}

function counts(findings: readonly ManifestFinding[]): string {
  const errors = hasErrors(findings) ? [countOf('error', findings)] : [];
  return [...errors, countOf('warning', findings)].join(', ');
}
