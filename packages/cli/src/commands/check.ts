import { ownProviders, sandboxProviders } from '@dowel/catalogue';
import type { Catalog, ManifestFinding, ProviderInfo } from '@dowel/schema';
import { type Connector, supportOfConnector } from '@dowel/schema/connector';
import {
  type ConnectorOf,
  checkDeploy,
  checkProviders,
  findInManifest,
  parseManifest,
} from '@dowel/schema/manifest';
import { knownConnectors } from '../known-connectors.ts';
import { knownProviders } from '../known-providers.ts';
import { type ManifestFile, readManifestFiles } from '../manifest-file.ts';
import { type ExitCode, exitCodes } from '../output/exit-codes.ts';
import { failed } from '../output/failure.ts';
import { toFailureWords } from '../output/failure-words.ts';
import { countOf, hasErrors, showFindings } from '../output/findings.ts';
import { printJson } from '../output/json.ts';
import { type ServiceFlags, toClient } from '../service.ts';
import { onlyNew, toFindings } from '../service-findings.ts';
import type { AddCommand, Surroundings } from '../surroundings.ts';

interface CheckFlags extends ServiceFlags {
  catalogue?: string[];
  connectors?: string[];
  strict?: boolean;
  json?: boolean;
}

/** `dowel check`: says what a service would make of a manifest. It asks a service only if a project is named. */
export const addCheckCommand: AddCommand = (program, around, finish) => {
  program
    .command('check')
    .description(
      'Check a manifest in the way the service does. Without --project, it needs no service and no key.',
    )
    .argument(
      '[file]',
      'manifest, or a folder with one or many (default: dowel.yaml and the like in this folder)',
    )
    .option('--catalogue <path...>', 'catalogue files of your own server, or folders of such files')
    .option('--connectors <path...>', 'connector files of your own server, or folders of such files')
    .option('--strict', 'take unknown keys as errors')
    .option('--json', 'print one JSON document on stdout')
    .option('--project <id-or-name>', 'ask the service what this project lacks; changes nothing')
    .option('--api-key <key>', 'with --project: key of scope deploy or full (env: DOWEL_API_KEY)')
    .option('--base-url <address>', 'with --project: address of the service (env: DOWEL_BASE_URL)')
    .addHelpText(
      'after',
      '\nExit codes: 0 no errors, 1 the manifest has errors, 2 wrong usage, 3 service not reached or failing.',
    )
    .action(async (file: string | undefined, flags: CheckFlags) => finish(await check(file, flags, around)));
};

async function check(named: string | undefined, flags: CheckFlags, around: Surroundings): Promise<ExitCode> {
  const { json = false } = flags;
  try {
    const files = await readManifestFiles(around.folder, named);
    const fileOf: NamedIn = new Map();
    const first = await checkOne(files[0], flags, around, fileOf);
    const checked = [first];
    for (const file of files.slice(1)) checked.push(await checkOne(file, flags, around, fileOf));
    const refused = checked.filter(({ ok }) => !ok);
    const isMany = checked.length > 1;
    if (json)
      printJson(around.stdout, isMany ? { ok: refused.length === 0, findings: [], files: checked } : first);
    else if (isMany) around.stdout.write(wordsOfMany(checked));
    return refused.length > 0 ? exitCodes.refused : exitCodes.done;
  } catch (error) {
    const words = toFailureWords(error, { flags, around });
    return failed(around, { error, words, json });
  }
}

interface Checked {
  readonly ok: boolean;
  readonly file: string;
  readonly findings: ManifestFinding[];
}

/** The file that has an integration of this name, in small letters. */
type NamedIn = Map<string, string>;

async function checkOne(
  file: ManifestFile,
  flags: CheckFlags,
  around: Surroundings,
  fileOf: NamedIn,
): Promise<Checked> {
  const { findings, integrations } = await inspect(file, flags, around, fileOf);
  showFindings(findings, file, around.stderr);
  const ok = !hasErrors(findings);
  if (!ok) around.stderr.write(`${file.name} cannot be deployed: ${counts(findings)}.\n`);
  else if (!flags.json)
    around.stdout.write(`${file.name} has no errors: ${integrations}, ${counts(findings)}.\n`);
  return { ok, file: file.name, findings };
}

function wordsOfMany(checked: readonly Checked[]): string {
  const refused = checked.filter(({ ok }) => !ok).length;
  const all = checked.flatMap(({ findings }) => findings);
  return `\n${checked.length} manifests: ${checked.length - refused} can be deployed, ${refused} cannot; ${countOf('error', all)}, ${countOf('warning', all)}.\n`;
}

interface Inspected {
  findings: ManifestFinding[];
  /** How many integrations the manifest has, in words. */
  integrations: string;
}

/** Like the service, compares the manifest with the rest only when its text has no errors. */
async function inspect(
  file: ManifestFile,
  flags: CheckFlags,
  around: Surroundings,
  fileOf: NamedIn,
): Promise<Inspected> {
  const { strict = false } = flags;
  const { manifest, findings } = parseManifest(file.text, { strict, file: file.name });
  const integrations = manifest?.integrations ?? [];
  const compare = flags.project === undefined ? compareWithFiles : compareWithService;
  const compared = manifest ? await compare({ file, flags, around, integrations }) : [];
  const { length } = integrations;
  return {
    findings: [
      ...findings,
      ...onlyNew(compared, findings),
      ...alsoElsewhere(file, integrations, fileOf),
    ].sort((left, right) => (left.line ?? 0) - (right.line ?? 0)),
    integrations: `${length} integration${length === 1 ? '' : 's'}`,
  };
}

/** Each manifest can be deployed, but not both into one project. */
function alsoElsewhere(
  { name: file, text }: ManifestFile,
  integrations: readonly { readonly name: string }[],
  fileOf: NamedIn,
): ManifestFinding[] {
  return integrations.flatMap(({ name }, index) => {
    const other = fileOf.get(name.toLowerCase());
    if (other === undefined) {
      fileOf.set(name.toLowerCase(), file);
      return [];
    }
    const path = `integrations[${index}].name`;
    const message = `${other} has an integration of this name too: in one project, the file that is deployed last replaces what the other says.`;
    const fix = 'Give each its own name, unless the files are for different projects.';
    return [{ severity: 'warning', path, message, fix, ...findInManifest(text, path) }];
  });
}

interface Comparing {
  file: ManifestFile;
  flags: CheckFlags;
  around: Surroundings;
  integrations: NonNullable<ReturnType<typeof parseManifest>['manifest']>['integrations'];
}

/** The service knows its own catalogue and connectors, and what the project has. */
async function compareWithService({ file, flags, around }: Comparing): Promise<ManifestFinding[]> {
  const { strict = false } = flags;
  const client = await toClient(flags, around);
  try {
    return (await client.integrations.plan({ sourceYaml: file.text }, { strict })).warnings;
  } catch (error) {
    const refused = toFindings(error, file);
    if (refused.length === 0) throw error;
    return refused;
  }
}

async function compareWithFiles({
  file,
  flags,
  around,
  integrations,
}: Comparing): Promise<ManifestFinding[]> {
  const { catalogue = [], connectors } = flags;
  const { folder } = around;
  const fromFiles = await knownConnectors(folder, connectors ?? []);
  const providers = withConnectors(knownProviders(folder, catalogue), fromFiles);
  const unknown = checkProviders(integrations, providers).map((finding) => withHint(finding, catalogue));
  const connectorOf = connectorsOf(fromFiles, connectors !== undefined);
  const notYet = checkDeploy(integrations, { providers, connectorOf });
  return [...unknown, ...notYet].map((finding) => ({
    ...finding,
    ...findInManifest(file.text, finding.path),
  }));
}

/** Like the server, takes what a connector of the operator can do for what its provider supports. */
function withConnectors(providers: Catalog, connectors: ReadonlyMap<string, Connector>): Catalog {
  const adjusted = ([name, entry]: [string, ProviderInfo]): [string, ProviderInfo] => {
    const connector = connectors.get(name);
    if (!connector) return [name, entry];
    return [name, { ...entry, support: { ...entry.support, ...supportOfConnector(connector) } }];
  };
  return Object.fromEntries(Object.entries(providers).map(adjusted));
}

/**
 * The connectors that ship with the server are not here, and their entries are right. For the operator's own providers,
 * the command knows whether there is a connector if all connector files are named.
 */
function connectorsOf(fromFiles: ReadonlyMap<string, Connector>, areKnown: boolean): ConnectorOf {
  const shipped = { ...ownProviders, ...sandboxProviders('http://localhost') };
  const missing = (provider: string) => (areKnown && !Object.hasOwn(shipped, provider) ? null : undefined);
  return (provider) => fromFiles.get(provider) ?? missing(provider);
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
