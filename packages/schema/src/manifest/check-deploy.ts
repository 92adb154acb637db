import type { ManifestFinding } from '../resources/deploy-plan.ts';
import type { ProviderInfo } from '../resources/providers.ts';
import { checkActAs } from './check-act-as.ts';
import { type ConnectorOf, checkAssociations, checkDeletions, checkObjects } from './check-objects.ts';
import { checkProject, type ProjectFacts } from './check-project.ts';
import { checkSupport } from './check-support.ts';
import { firstFindings } from './finding.ts';
import type { ManifestIntegration } from './manifest.ts';

/** What a manifest is deployed to, as far as it is known. */
export interface DeployTarget {
  readonly providers: Readonly<Record<string, ProviderInfo>>;
  /** Absent: nothing is known of connectors. */
  readonly connectorOf?: ConnectorOf;
  /** Absent: nothing is known of the project. */
  readonly project?: ProjectFacts;
}

/** Warns of everything in a manifest that cannot happen yet at its target, although it can be deployed. */
export function checkDeploy(
  integrations: readonly ManifestIntegration[],
  { providers, connectorOf = () => undefined, project }: DeployTarget,
): ManifestFinding[] {
  const findings = [
    ...checkSupport(integrations, providers, connectorOf),
    ...checkObjects(integrations, providers, connectorOf),
    ...checkDeletions(integrations, connectorOf),
    ...checkAssociations(integrations, connectorOf),
    ...checkActAs(integrations, providers),
    ...(project ? checkProject(integrations, providers, project) : []),
  ];
  return firstFindings(findings, (message, fix) => ({ severity: 'warning', path: '', message, fix }));
}
