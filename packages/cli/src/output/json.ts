import type { DeployPlan, ManifestFinding } from '@dowel/schema';

/** What `--json` prints for a deploy, whatever came of it. */
export interface DeployReport {
  ok: boolean;
  /** The manifest file; absent when none was found. */
  file?: string;
  dryRun?: boolean;
  /** Errors and warnings of the manifest, with their places. */
  findings: ManifestFinding[];
  /** Per integration, what changes. Absent when it did not come to a plan. */
  changes?: DeployPlan['changes'];
  /** Absent unless deployed. */
  deployed?: DeployedIntegration[];
  /** Why it failed. Absent when the findings say it. */
  error?: unknown;
}

/** One line per deployed integration. */
export interface DeployedIntegration {
  id: string;
  name: string;
  provider: string;
  revisionId: string;
  createTime: string;
}

/** Prints the one document that `--json` promises. */
export function printJson(stdout: NodeJS.WritableStream, report: DeployReport): void {
  stdout.write(`${JSON.stringify(report, null, 2)}\n`);
}
