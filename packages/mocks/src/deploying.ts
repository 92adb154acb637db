import type {
  BatchUpsertIntegrations,
  Integration,
  Manifest,
  ManifestFinding,
  ManifestIntegration,
} from '@dowel/schema';
import { checkManifest, parseManifest } from '@dowel/schema/manifest';
import { findManifestObject } from '@dowel/schema/rules';
import { readManifestZip } from './manifest-zip';
import { MockProblem } from './mock-problem';
import type { MockStore } from './store';
import { readUpload } from './uploads';

/** A manifest with what was found in it; absent when there is an error. */
export type ReadManifest = ReturnType<typeof checkManifest>;

const sources = ['sourceZipUrl', 'sourceYaml', 'manifest'] as const;

/**
 * Reads the one manifest a request names, wherever it is.
 * @throws {MockProblem} `manifest_source`, `upload_not_found`, `manifest_invalid` for an unreadable zip
 */
export async function readManifestSource(
  store: MockStore,
  projectId: string,
  source: BatchUpsertIntegrations,
): Promise<ReadManifest> {
  const sent = sources.filter((name) => source[name] !== undefined);
  if (sent.length !== 1) {
    throw new MockProblem('manifest_source', {
      detail: `A manifest comes from exactly one of ${sources.join(', ')}; this request has ${sent.join(' and ') || 'none'}.`,
      remedy: 'Send sourceYaml with the text of the manifest, or upload a zip and send sourceZipUrl.',
    });
  }
  const { strict = false } = source;
  if (source.sourceYaml !== undefined) return parseManifest(source.sourceYaml, { strict });
  if (source.sourceZipUrl === undefined) return checkManifest(source.manifest, { strict });
  const unpacked = await readManifestZip(readUpload(store, projectId, source.sourceZipUrl));
  if (unpacked) return parseManifest(unpacked.text, { strict, file: unpacked.file });
  const detail = 'is no zip with a dowel.yaml or amp.yaml at its top level';
  throw new MockProblem('manifest_invalid', {
    detail: `The upload ${detail}.`,
    issues: [{ in: 'body', name: 'sourceZipUrl', detail }],
  });
}

/**
 * The manifest, when nothing stands against deploying it beside `existing`.
 * @param root what to call `integrations[0]` in the problem, where a request carries one integration.
 * @throws {MockProblem} `manifest_invalid` with an issue per error
 */
export function assertDeployable(
  store: MockStore,
  { manifest, findings }: ReadManifest,
  existing: readonly Integration[],
  root?: string,
): Manifest {
  if (!manifest) throw manifestInvalid(findings, root);
  const errors = manifest.integrations.flatMap((integration, index) =>
    checkProvider(store, integration, existing).map(
      ({ member, message }): ManifestFinding => ({
        severity: 'error',
        path: `integrations[${index}].${member}`,
        message,
      }),
    ),
  );
  if (errors.length > 0) throw manifestInvalid(errors, root);
  return manifest;
}

/** The problem of a manifest; warnings among the findings are left out. */
export function manifestInvalid(findings: readonly ManifestFinding[], root?: string): MockProblem {
  const issues = findings
    .filter(({ severity }) => severity === 'error')
    .map(({ path, line, column, message, fix }) => ({
      in: 'body' as const,
      name: root === undefined ? path : path.replace(/^integrations\[0\]/, root),
      detail: message,
      ...(fix !== undefined && { remedy: fix }),
      ...(line !== undefined && { context: { line, ...(column !== undefined && { column }) } }),
    }));
  return new MockProblem('manifest_invalid', {
    detail: `The manifest has ${issues.length === 1 ? 'an error' : `${issues.length} errors`}, so nothing was deployed.`,
    causes: issues.map(({ name, detail }) => `${name}: ${detail}`),
    remedy: 'Correct the manifest as each issue says and deploy it again.',
    issues,
  });
}

/** Disables, in the configs of an integration, the read objects that its manifest no longer has. */
export function stopRemovedReads(store: MockStore, { id, latestRevision }: Integration): void {
  for (const installation of store.installations.filter((one) => one.integrationId === id)) {
    const { content } = installation.config;
    for (const [name, entry] of Object.entries(content.read?.objects ?? {})) {
      if (entry.disabled || findManifestObject(latestRevision.content, 'read', name)) continue;
      entry.disabled = true;
      Object.assign(installation.config, { revisionId: latestRevision.id, createdBy: 'api:deploy' });
      installation.updateTime = store.timestamp();
    }
  }
}

/** Names of integrations are told apart whatever their case. */
export function isSameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function checkProvider(
  { providers }: MockStore,
  { name, provider, module }: ManifestIntegration,
  existing: readonly Integration[],
): { member: string; message: string }[] {
  const entry = Object.hasOwn(providers, provider) ? providers[provider] : undefined;
  if (!entry) return [{ member: 'provider', message: `The catalogue has no provider "${provider}".` }];
  const current = existing.find((one) => isSameName(one.name, name));
  if (current && current.provider !== provider) {
    const message = `Integration "${name}" is for provider "${current.provider}" and cannot become one for "${provider}".`;
    return [{ member: 'provider', message }];
  }
  const isKnown = module === undefined || module === 'root' || Object.hasOwn(entry.modules ?? {}, module);
  return isKnown ? [] : [{ member: 'module', message: `Provider "${provider}" has no module "${module}".` }];
}
