import { type CatalogueProblem, ownProviders } from '@dowel/catalogue';
import { CatalogueFileError, type ReadCatalogueFile, readCataloguePath } from '@dowel/catalogue/files';
import type { ManifestFinding } from '@dowel/schema';
import { type ExitCode, exitCodes } from '../output/exit-codes.ts';
import { formatFinding } from '../output/findings.ts';
import { painter } from '../output/paint.ts';
import type { AddCommand, Surroundings } from '../surroundings.ts';
import { unknownMembers } from './unknown-members.ts';
import { unusableAddresses } from './unusable-addresses.ts';

/** What `--json` prints for a check of catalogue files. */
interface CatalogueReport {
  ok: boolean;
  findings: (ManifestFinding & { file: string })[];
  /** The providers that the server would take from the files. */
  providers: { name: string; file: string; isBuiltIn: boolean }[];
}

/** `dowel catalogue check`: says what a server would make of catalogue files, without a server. */
export const addCatalogueCommand: AddCommand = (program, around, finish) => {
  program
    .command('catalogue')
    .description('Work with the providers of your own server.')
    .command('check')
    .description('Check catalogue files in the way the server does, without a server.')
    .argument('<path...>', 'files in JSON or YAML, or folders of such files')
    .option('--json', 'print one JSON document on stdout')
    .addHelpText('after', '\nExit codes: 0 nothing is wrong, 1 something is, 2 a path cannot be read.')
    .action((paths: string[], { json = false }: { json?: boolean }) => finish(check(paths, json, around)));
};

function check(paths: readonly string[], json: boolean, around: Surroundings): ExitCode {
  const report: CatalogueReport = { ok: true, findings: [], providers: [] };
  let exitCode: ExitCode = exitCodes.done;
  for (const path of paths) {
    try {
      for (const file of readCataloguePath(path, around.folder)) add(file, report);
    } catch (error) {
      if (!(error instanceof CatalogueFileError)) throw error;
      report.findings.push({ file: error.file, severity: 'error', path: '', message: error.message });
      if (error.isUnreadable) exitCode = exitCodes.usage;
    }
  }
  report.ok = report.findings.length === 0;
  if (json) around.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  else show(report, around);
  return report.ok || exitCode === exitCodes.usage ? exitCode : exitCodes.refused;
}

function add({ file, entries, problems }: ReadCatalogueFile, { findings, providers }: CatalogueReport): void {
  const passedOver = Object.entries(entries).flatMap(([name, entry]) => [
    ...unknownMembers(name, entry),
    ...unusableAddresses(name, entry),
  ]);
  findings.push(...[...problems, ...passedOver].map((problem) => ({ file, ...toFinding(problem) })));
  const names = Object.keys(entries);
  providers.push(...names.map((name) => ({ name, file, isBuiltIn: Object.hasOwn(ownProviders, name) })));
}

function toFinding({ entry, path, message, fix }: CatalogueProblem): ManifestFinding {
  return { severity: 'error', path: [entry, path].filter(Boolean).join('.'), message, fix };
}

function show({ findings, providers }: CatalogueReport, { stdout, stderr }: Surroundings): void {
  for (const { file, ...finding } of findings) {
    stderr.write(`${formatFinding(finding, { name: file, text: '' }, painter(stderr))}\n\n`);
  }
  for (const { name, file, isBuiltIn } of providers) {
    stdout.write(`${name} (${file})${isBuiltIn ? ' replaces the provider that Dowel ships' : ''}\n`);
  }
}
