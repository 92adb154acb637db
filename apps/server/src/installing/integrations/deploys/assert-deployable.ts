import type { Manifest, ManifestFinding } from '@dowel/schema';
import { checkDeploy, checkProviders, manifestProblem, toManifestIssues } from '@dowel/schema/manifest';
import { warningList } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { ProblemError } from '../../../platform/problems/problem-error.ts';
import type { WithHeaders } from '../../../platform/requests/route.ts';
import { warned } from '../../../platform/requests/warned.ts';
import { whyNotCompared } from '../../../providers/connectors/why-not-compared.ts';
import { providersWithApp } from '../../../providers/provider-apps/service.ts';
import { namesOfAll } from '../../destinations/service.ts';
import { selectIntegrations } from '../queries.ts';
import { readInThread } from '../read-in-thread.ts';
import { aboutInstallations } from './installation-warnings.ts';
import type { ParsedManifest } from './manifest-source.ts';
import { takenNames } from './taken-names.ts';

/**
 * Answers the manifest if it has no errors and we know all its providers.
 * @param root the name for `integrations[0]` in the problem, when the request carries a single integration.
 * @throws {ProblemError} `manifest_invalid` with an issue per error
 */
export async function assertDeployable(
  context: Context,
  source: ParsedManifest,
  root?: string,
): Promise<Manifest> {
  const { manifest, findings } = source;
  if (!manifest) throw manifestInvalid(findings, root);
  const unknown = checkProviders(manifest.integrations, context.catalogue.all());
  if (unknown.length > 0) throw await refusal(context, source, unknown, root);
  return manifest;
}

/** The problem for findings that the server made itself. Each gets its place in the manifest's text. */
export async function refusal(
  context: Context,
  source: ParsedManifest,
  findings: readonly ManifestFinding[],
  root?: string,
): Promise<ProblemError> {
  return manifestInvalid(await placed(context, source, findings), root);
}

/**
 * The warnings for a manifest that can be deployed: about its text, and about what cannot happen yet in the project, with
 * the connectors of this server.
 */
export async function warningsOf(
  context: Context,
  source: ParsedManifest,
  manifest: Manifest,
): Promise<ManifestFinding[]> {
  return [
    ...warningsOfText(source),
    ...(await placed(context, source, await notYetPossible(context, manifest))),
  ];
}

/**
 * Adds the places of all warnings to an answer of a deploy. Its body has no room for them: it is what the original
 * interface answers.
 */
export async function warner(
  context: Context,
  source: ParsedManifest,
  manifest: Manifest,
  root?: string,
): Promise<<Body>(body: Body) => WithHeaders<Body>> {
  const warnings = [...warningsOfText(source), ...(await notYetPossible(context, manifest))];
  const paths = toManifestIssues(warnings, root).map(({ name = '' }) => name);
  const value = warningList('manifest_warning', paths);
  return (body) => warned(body, value);
}

function warningsOfText({ findings }: ParsedManifest): ManifestFinding[] {
  return findings.filter(({ severity }) => severity === 'warning');
}

async function notYetPossible(context: Context, manifest: Manifest): Promise<ManifestFinding[]> {
  const { integrations } = manifest;
  const { catalogue, connectors, project } = context;
  const destinations = await namesOfAll(context);
  const providerApps = await providersWithApp(context);
  const named = await Promise.all(
    integrations.map(async ({ provider }) => [provider, await connectors.find(provider)] as const),
  );
  const known = new Map(named);
  const lacking = checkDeploy(integrations, {
    providers: catalogue.all(),
    connectorOf: (provider) => {
      const connector = known.get(provider);
      if (!connector) return null;
      return {
        ...connector,
        whyNotCompared: (name) => whyNotCompared(connector, name),
        isAssociated: (name, to) => connector.associationsOf?.(name, to) !== undefined,
      };
    },
    project: { name: project.name, destinations, providerApps },
  });
  const current = await selectIntegrations(context);
  const ofNames = takenNames(current, manifest);
  return [...lacking, ...ofNames, ...(await aboutInstallations(context, current, manifest))];
}

async function placed(
  context: Context,
  { text }: ParsedManifest,
  findings: readonly ManifestFinding[],
): Promise<readonly ManifestFinding[]> {
  if (text === undefined || findings.length === 0) return findings;
  return readInThread(context, 'place', text, findings);
}

/** The problem of a manifest. The findings must have their places already. */
export function manifestInvalid(findings: readonly ManifestFinding[], root?: string): ProblemError {
  return new ProblemError('manifest_invalid', manifestProblem(findings, root));
}
