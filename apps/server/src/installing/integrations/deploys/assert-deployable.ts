import type {
  ConfigContent,
  IntegrationObject,
  Manifest,
  ManifestFinding,
  ManifestIntegration,
  ReadConfigObject,
} from '@dowel/schema';
import { checkDeploy, checkProviders, manifestProblem, toManifestIssues } from '@dowel/schema/manifest';
import {
  bringsMore,
  effectiveReadObject,
  isOffIn,
  planDeploy,
  readEntryOf,
  unmappedFields,
  warningList,
} from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { ProblemError } from '../../../platform/problems/problem-error.ts';
import type { WithHeaders } from '../../../platform/requests/route.ts';
import { warned } from '../../../platform/requests/warned.ts';
import { whyNotCompared } from '../../../providers/connectors/why-not-compared.ts';
import { providersWithApp } from '../../../providers/provider-apps/service.ts';
import { namesOfAll } from '../../destinations/service.ts';
import { selectIntegrations } from '../queries.ts';
import { readInThread } from '../read-in-thread.ts';
import type { ParsedManifest } from './manifest-source.ts';

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
  return [...lacking, ...(await aboutInstallations(context, manifest))];
}

/** Warns of what is read in installations otherwise than the manifest says, until their configs are changed. */
async function aboutInstallations(context: Context, manifest: Manifest): Promise<ManifestFinding[]> {
  const current = await selectIntegrations(context);
  const changes = planDeploy(current, manifest);
  const objectsOf = (index: number) => manifest.integrations[index]?.read?.objects ?? [];
  const revisions = new Map(current.map(({ id, latestRevision }) => [id, latestRevision.content]));
  const before = (integrationId: string, { objectName }: IntegrationObject) =>
    revisions.get(integrationId)?.read?.objects?.find((object) => object.objectName === objectName);
  const movedIn = (index: number, integrationId = '') =>
    movedObjects(revisions.get(integrationId), manifest.integrations[index]);
  const grown = changes.flatMap(({ integrationId, read }, index) => {
    const matters = (object: IntegrationObject) =>
      read.changed.includes(object.objectName) &&
      (unmappedFields(object, undefined).length > 0 || isMore(before(integrationId ?? '', object), object));
    const isGrown = read.added.length > 0 || objectsOf(index).some(matters);
    return integrationId && (isGrown || movedIn(index, integrationId).length > 0) ? integrationId : [];
  });
  const configs = await context.integrationEffects.listConfigs(context, grown);
  const about = (path: string, words: (Words | undefined)[]): ManifestFinding[] =>
    words.flatMap((one) => (one ? [{ severity: 'warning', path, ...one }] : []));
  return changes.flatMap(({ integrationId = '', read }, index) => [
    ...movedIn(index, integrationId).flatMap((moved) =>
      about(`integrations[${index}].${moved.action}.objects[${moved.at}].destination`, [
        keptDestination(moved, configs.get(integrationId) ?? []),
      ]),
    ),
    ...objectsOf(index).flatMap((object, at) => {
      const contents = configs.get(integrationId) ?? [];
      const isIn = (names: readonly string[]) => names.includes(object.objectName);
      const words = isIn(read.added)
        ? [stayingOff(object, contents)]
        : isIn(read.changed)
          ? [notChosen(object, contents), notReadAgain(before(integrationId, object), object, contents)]
          : [];
      return about(`integrations[${index}].read.objects[${at}]`, words);
    }),
  ]);
}

type Words = Pick<ManifestFinding, 'message' | 'fix'>;

/** An object comes back that installations have switched off, as a destructive deploy does. */
function stayingOff(
  { objectName }: IntegrationObject,
  contents: readonly ConfigContent[],
): Words | undefined {
  const off = contents.filter((content) => isOffIn(content, objectName));
  if (off.length === 0) return undefined;
  return {
    message: `"${objectName}" stays off for ${installations(off)}, which a destructive deploy or somebody else has switched off.`,
    fix: `Set config.content.read.objects.${objectName}.disabled to false where it is to be read again.`,
  };
}

/** Customers have not chosen a field for what the manifest requires now. */
function notChosen(object: IntegrationObject, contents: readonly ConfigContent[]): Words | undefined {
  const { objectName } = object;
  const lacking = contents.flatMap((content) => {
    const entry = readEntryOf(content, objectName);
    const names = effectiveReadObject(object, entry).isEnabled ? unmappedFields(object, entry) : [];
    return names.length > 0 ? [names] : [];
  });
  if (lacking.length === 0) return undefined;
  const names = [...new Set(lacking.flat())].join(', ');
  return {
    message: `No field was chosen for ${names} of "${objectName}" in ${installations(lacking)}, so messages come without it.`,
    fix: 'Ask these customers to open their settings page and choose one, or set it in selectedFieldMappings of their configs.',
  };
}

function isMore(
  before: IntegrationObject | undefined,
  object: IntegrationObject,
  entry?: ReadConfigObject,
): boolean {
  return before !== undefined && bringsMore({ object: before, entry }, { object, entry });
}

/** Customers have records already, which do not come again with what the manifest reads now. */
function notReadAgain(
  before: IntegrationObject | undefined,
  object: IntegrationObject,
  contents: readonly ConfigContent[],
): Words | undefined {
  const { objectName } = object;
  const behind = contents.filter((content) => {
    const entry = readEntryOf(content, objectName);
    return before && effectiveReadObject(before, entry).isEnabled && isMore(before, object, entry);
  });
  if (behind.length === 0) return undefined;
  return {
    message: `Records of "${objectName}" that were read before do not come again with what changes here, in ${installations(behind)}.`,
    fix: 'Trigger a read of all in these installations, if your product needs it.',
  };
}

/** An object that has another destination now. */
interface MovedObject {
  readonly action: 'read' | 'subscribe';
  readonly at: number;
  readonly objectName: string;
  readonly destination: string;
}

function movedObjects(
  before: ManifestIntegration | undefined,
  next: ManifestIntegration | undefined,
): MovedObject[] {
  return (['read', 'subscribe'] as const).flatMap((action) =>
    (next?.[action]?.objects ?? []).flatMap(({ objectName, destination }, at) => {
      const last = before?.[action]?.objects?.find((object) => object.objectName === objectName);
      return last && last.destination !== destination ? [{ action, at, objectName, destination }] : [];
    }),
  );
}

/** A config that names a destination keeps it. One that subscribes always does. */
function keptDestination(
  { action, objectName, destination }: MovedObject,
  contents: readonly ConfigContent[],
): Words | undefined {
  const kept = contents.flatMap((content) => {
    const name = content[action]?.objects?.[objectName]?.destination;
    return name && name !== destination ? [name] : [];
  });
  if (kept.length === 0) return undefined;
  const names = [...new Set(kept)].map((name) => `"${name}"`).join(', ');
  return {
    message: `"${objectName}" still goes to ${names} for ${installations(kept)}, whose configs say so.`,
    fix: `Set config.content.${action}.objects.${objectName}.destination to "${destination}" where it is to go there.`,
  };
}

function installations({ length }: { readonly length: number }): string {
  return length === 1 ? '1 installation' : `${length} installations`;
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
