import type { DeployPlan, ManifestFinding } from '@dowel/schema';

/** What `--json` prints for a deploy, whether it succeeded or failed. */
export interface DeployReport {
  ok: boolean;
  /** The manifest file; absent when none was found. */
  file?: string;
  dryRun?: boolean;
  /** Errors and warnings about the manifest, with their places in the file. */
  findings: ManifestFinding[];
  /** Of a folder of manifests: what was found in each. */
  files?: Pick<DeployReport, 'ok' | 'file' | 'findings'>[];
  /** The changes to each integration. Absent when the command failed before it had a plan. */
  changes?: DeployPlan['changes'];
  /** Absent when nothing was deployed. */
  deployed?: DeployedIntegration[];
  /** Why the command failed. Absent when the findings say why. */
  error?: unknown;
}

/** What the report says about a deployed integration. */
export interface DeployedIntegration {
  id: string;
  name: string;
  provider: string;
  revisionId: string;
  createTime: string;
}

/** Prints the single document that `--json` promises. */
export function printJson(stdout: NodeJS.WritableStream, report: object): void {
  stdout.write(`${JSON.stringify(report, null, 2)}\n`);
}
