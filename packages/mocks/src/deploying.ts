import type { BatchUpsertIntegrations, Integration, Manifest, ManifestFinding, Project } from '@dowel/schema';
import {
  type CheckedManifest,
  checkDeploy,
  checkManifest,
  checkProviders,
  checkProviderUnchanged,
  findInManifest,
  manifestProblem,
  parseManifest,
  toManifestIssues,
} from '@dowel/schema/manifest';
import {
  manifestSourceProblem,
  manifestSources,
  manifestZipProblem,
  warningHeader,
  warningList,
  withoutRemovedReads,
} from '@dowel/schema/rules';
import { emitConfigChange } from './events.ts';
import { readManifestZip } from './manifest-zip.ts';
import { MockProblem } from './mock-problem.ts';
import { WithHeaders } from './respond.ts';
import type { MockStore } from './store.ts';
import { readUpload } from './uploads.ts';

/** The result of reading a manifest. `manifest` is absent if there is an error. */
export interface ReadManifest extends CheckedManifest {
  /** The manifest's text. Absent if the manifest came as a value. */
  text?: string;
}

/**
 * Reads the one manifest that a request names, from any of its sources.
 * @throws {MockProblem} `manifest_source`, `upload_not_found`, `manifest_invalid` for an unreadable zip
 */
export async function readManifestSource(
  store: MockStore,
  projectId: string,
  source: BatchUpsertIntegrations,
): Promise<ReadManifest> {
  const sent = manifestSources.filter((name) => source[name] !== undefined);
  if (sent.length !== 1) {
    throw new MockProblem('manifest_source', manifestSourceProblem(sent));
  }
  const { strict = false } = source;
  if (source.sourceYaml !== undefined) {
    return { ...parseManifest(source.sourceYaml, { strict }), text: source.sourceYaml };
  }
  if (source.sourceZipUrl === undefined) return checkManifest(source.manifest, { strict });
  const read = await readManifestZip(readUpload(store, projectId, source.sourceZipUrl));
  if ('zipProblem' in read) throw new MockProblem('manifest_invalid', manifestZipProblem(read.zipProblem));
  const { file, text } = read;
  return { ...parseManifest(text, { strict, file }), text };
}

/**
 * The manifest, if it can be deployed next to the `existing` integrations.
 * @param root the name of `integrations[0]` in the problem, if the request has only one integration.
 * @throws {MockProblem} `manifest_invalid` with an issue per error
 */
export function assertDeployable(
  store: MockStore,
  source: ReadManifest,
  existing: readonly Integration[],
  root?: string,
): Manifest {
  const { manifest, findings } = source;
  if (!manifest) throw manifestInvalid(findings, root);
  const unknown = checkProviders(manifest.integrations, store.providers);
  const errors = unknown.length > 0 ? unknown : checkProviderUnchanged(manifest.integrations, existing);
  if (errors.length > 0) throw manifestInvalid(placed(source, errors), root);
  return manifest;
}

/** The problem for a manifest with these findings. */
export function manifestInvalid(findings: readonly ManifestFinding[], root?: string): MockProblem {
  return new MockProblem('manifest_invalid', manifestProblem(findings, root));
}

/**
 * The warnings for a manifest that can be deployed: about its text, and about what cannot happen yet in the project. The
 * mocks have no connectors, so objects are not compared.
 */
export function warningsOf(
  store: MockStore,
  project: Pick<Project, 'id' | 'name'>,
  source: ReadManifest,
  manifest: Manifest,
): ManifestFinding[] {
  const warnings = source.findings.filter(({ severity }) => severity === 'warning');
  const isOwn = ({ projectId }: { projectId: string }) => projectId === project.id;
  const notYet = checkDeploy(manifest.integrations, {
    providers: store.providers,
    project: {
      name: project.name,
      destinations: store.destinations.filter(isOwn),
      providerApps: store.providerApps.filter(isOwn).map(({ provider }) => provider),
    },
  });
  return [...warnings, ...placed(source, notYet)];
}

/** The answer of a deploy, with the places of its warnings in a header. */
export function warned<Body>(
  body: Body,
  warnings: readonly ManifestFinding[],
  root?: string,
): WithHeaders<Body> {
  const paths = toManifestIssues(warnings, root).map(({ name = '' }) => name);
  const value = warningList('manifest_warning', paths);
  return new WithHeaders(body, value === undefined ? {} : { [warningHeader]: value });
}

/** In the configs of an integration, disables the read objects that its manifest no longer has. */
export function stopRemovedReads(store: MockStore, { id, latestRevision }: Integration): void {
  for (const installation of store.installations.filter((one) => one.integrationId === id)) {
    const content = withoutRemovedReads(installation.config.content, latestRevision.content);
    if (content === installation.config.content) continue;
    const before = installation.config.content;
    Object.assign(installation.config, { content, revisionId: latestRevision.id, createdBy: 'api:deploy' });
    installation.updateTime = store.timestamp();
    emitConfigChange(store, installation, before);
  }
}

/** Adds to findings where in the text they are, if there is a text. */
function placed({ text }: ReadManifest, findings: readonly ManifestFinding[]): ManifestFinding[] {
  return findings.map((finding) =>
    text === undefined ? finding : { ...finding, ...findInManifest(text, finding.path) },
  );
}
