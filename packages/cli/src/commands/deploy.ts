import type { DeployPlan, ManifestFinding } from '@dowel/schema';
import { parseManifest } from '@dowel/schema/manifest';
import { type ManifestFile, readManifestFile } from '../manifest-file.ts';
import { formatDeployed, toDeployed } from '../output/deployed.ts';
import { type ExitCode, exitCodes } from '../output/exit-codes.ts';
import { failed } from '../output/failure.ts';
import { toFailureWords } from '../output/failure-words.ts';
import { countOf, hasErrors, showFindings } from '../output/findings.ts';
import { type DeployReport, printJson } from '../output/json.ts';
import { painter } from '../output/paint.ts';
import { formatPlan } from '../output/plan.ts';
import { type ServiceFlags, toAddress, toClient } from '../service.ts';
import { onlyNew, toFindings } from '../service-findings.ts';
import type { AddCommand, Surroundings } from '../surroundings.ts';

interface DeployFlags extends ServiceFlags {
  dryRun?: boolean;
  destructive?: boolean;
  strict?: boolean;
  message?: string;
  json?: boolean;
}

/** `dowel deploy`: shows what a manifest would change, then publishes it. */
export const addDeployCommand: AddCommand = (program, around, finish) => {
  program
    .command('deploy')
    .description('Publish a manifest: creates or updates every integration in it, or none.')
    .argument('[file]', 'manifest, or a folder with one (default: dowel.yaml and the like in this folder)')
    .option('--dry-run', 'show what would change, and change nothing')
    .option('--destructive', 'stop reading objects that the manifest no longer has')
    .option('--strict', 'take unknown keys as errors')
    .option('--message <text>', 'what changes and why, kept with the revisions: at most 500 characters')
    .option('--json', 'print one JSON document on stdout')
    .option('--project <id-or-name>', 'project to deploy to (env: DOWEL_PROJECT)')
    .option(
      '--api-key <key>',
      'key of scope deploy or full; the variable keeps it out of process lists (env: DOWEL_API_KEY)',
    )
    .option('--base-url <address>', 'address of the service, ending in /v1 (env: DOWEL_BASE_URL)')
    .addHelpText(
      'after',
      '\nExit codes: 0 done, 1 manifest or request refused, 2 wrong usage, 3 service not reached or failing.',
    )
    .action(async (file: string | undefined, flags: DeployFlags) =>
      finish(await deploy(file, flags, around)),
    );
};

async function deploy(
  named: string | undefined,
  flags: DeployFlags,
  around: Surroundings,
): Promise<ExitCode> {
  const report: Omit<DeployReport, 'ok'> = { findings: [] };
  const json = flags.json ?? false;
  try {
    const file = await readManifestFile(around.folder, named);
    Object.assign(report, { file: file.name, dryRun: flags.dryRun ?? false });
    return await deployFile({ file, flags, around, report });
  } catch (error) {
    const isDeploySent = report.changes !== undefined && !flags.dryRun;
    const words = toFailureWords(error, { flags, around, isDeploySent });
    return failed(around, { error, words, json, report });
  }
}

interface Deployment {
  file: ManifestFile;
  flags: DeployFlags;
  around: Surroundings;
  report: Omit<DeployReport, 'ok'>;
}

async function deployFile(deployment: Deployment): Promise<ExitCode> {
  const { file, flags, around, report } = deployment;
  const { destructive = false, strict = false, json = false, message } = flags;
  const { findings } = parseManifest(file.text, { strict, file: file.name });
  tell(deployment, findings);
  if (hasErrors(findings)) return refuse(deployment);

  // Only now do we need an API key or a sign-in. A person who checks a manifest locally may not have one.
  const client = await toClient(flags, around);
  const source = { sourceYaml: file.text };
  const options = { destructive, strict, message };
  try {
    const plan = await client.integrations.plan(source, options);
    tell(deployment, onlyNew(plan.warnings, findings));
    report.changes = plan.changes;
    if (!json) show(around, plan, flags, `${client.project} at ${toAddress(flags, around)}`);
    if (!flags.dryRun) report.deployed = (await client.integrations.deploy(source, options)).map(toDeployed);
  } catch (error) {
    const refused = toFindings(error, file);
    if (refused.length === 0) throw error;
    tell(deployment, refused);
    return refuse(deployment);
  }
  if (json) printJson(around.stdout, { ok: true, ...report });
  else if (report.deployed)
    around.stdout.write(`Deployed:\n${formatDeployed(report.deployed, painter(around.stdout))}\n`);
  return exitCodes.done;
}

function show(
  { stdout }: Surroundings,
  plan: DeployPlan,
  { dryRun, destructive = false }: DeployFlags,
  place: string,
): void {
  const heading = `${dryRun ? 'Would change' : 'Changes'} in ${place}:`;
  stdout.write(`${heading}\n${formatPlan(plan, destructive, painter(stdout))}\n`);
  if (dryRun) stdout.write('Nothing was deployed.\n');
}

/** Shows findings to the user, and keeps them for the report. */
function tell({ file, around: { stderr }, report }: Deployment, findings: readonly ManifestFinding[]): void {
  report.findings.push(...findings);
  showFindings(findings, file, stderr);
}

function refuse({ file, around, flags, report }: Deployment): ExitCode {
  around.stderr.write(`${file.name} was not deployed: ${countOf('error', report.findings)}.\n`);
  if (flags.json) printJson(around.stdout, { ok: false, ...report });
  return exitCodes.refused;
}
