import type {
  ConfigContent,
  Integration,
  IntegrationObject,
  Manifest,
  ManifestFinding,
  ManifestIntegration,
  ObjectChanges,
  ReadConfigObject,
} from '@dowel/schema';
import {
  bringsMore,
  effectiveReadObject,
  fieldsToRead,
  findNativeRead,
  type InstalledReads,
  isExistingField,
  isOffIn,
  nameFinder,
  ownValue,
  planDeploy,
  readEntryOf,
  recordMapping,
  unmappedFields,
} from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { selectLastReading } from '../queries.ts';
import { aboutSettings, installations, inTurn, type Words } from './kept-settings.ts';

/** Warns of what installations do otherwise than the manifest says, until their configs are changed. */
export async function aboutInstallations(
  context: Context,
  current: readonly Integration[],
  manifest: Manifest,
): Promise<ManifestFinding[]> {
  const changes = planDeploy(current, manifest);
  const revisions = new Map(current.map(({ id, latestRevision }) => [id, latestRevision.content]));
  const updated = changes.flatMap(({ action, integrationId }) =>
    action === 'update' && integrationId ? integrationId : [],
  );
  const installed = await context.integrationEffects.listReads(context, updated);
  const found: ManifestFinding[] = [];
  for (const [index, { integrationId = '', read }] of changes.entries()) {
    const latest = revisions.get(integrationId);
    const next = manifest.integrations[index];
    const reads = installed.get(integrationId) ?? [];
    if (!latest || !next) continue;
    const before = await withReadOn(context, integrationId, latest, read.added, reads);
    const contents = reads.map(({ content }) => content);
    const told = [
      ...(await aboutSettings(before, next, contents)),
      ...(await aboutReads(before, next, read, reads)),
      ...read.removed.flatMap((name) => notReadOn(before, name, reads) ?? []),
    ];
    for (const { path, ...words } of told)
      found.push({ severity: 'warning', path: `integrations[${index}].${path}`, ...words });
  }
  return found;
}

/** The revision before, with what comes back and was read on meanwhile, as the last one had it that read it. */
async function withReadOn(
  context: Context,
  integrationId: string,
  latest: ManifestIntegration,
  added: readonly string[],
  reads: readonly InstalledReads[],
): Promise<ManifestIntegration> {
  const readOn = new Set(reads.flatMap(({ scheduled }) => scheduled));
  const objects = [...(latest.read?.objects ?? [])];
  for (const name of added.filter((one) => readOn.has(one))) {
    const last = await selectLastReading(context, integrationId, name);
    const object = last && findNativeRead(last, name);
    if (object) objects.push(object);
  }
  return { ...latest, read: { objects } };
}

/** An object is taken away that is only read when the product asks. */
function notReadOn(
  before: ManifestIntegration,
  objectName: string,
  reads: readonly InstalledReads[],
): (Words & { readonly path: string }) | undefined {
  const object = findNativeRead(before, objectName);
  const ended = reads.filter(
    ({ content, scheduled }) =>
      object &&
      effectiveReadObject(object, readEntryOf(content, objectName)).isEnabled &&
      !scheduled.includes(objectName),
  );
  if (ended.length === 0) return undefined;
  return {
    path: 'read',
    message: `"${objectName}" has no schedule, so it is not read on: your product can no longer ask for reads of it in ${installations(ended)}.`,
    fix: 'Keep it in the manifest, if your product still asks for it.',
  };
}

async function aboutReads(
  before: ManifestIntegration,
  next: ManifestIntegration,
  { added, changed }: ObjectChanges,
  reads: readonly InstalledReads[],
): Promise<(Words & { readonly path: string })[]> {
  const told: (Words & { readonly path: string })[] = [];
  for (const [at, object] of (next.read?.objects ?? []).entries()) {
    const { objectName } = object;
    const last = findNativeRead(before, objectName);
    const isAdded = added.includes(objectName);
    const readOn = isAdded ? reads.filter(({ scheduled }) => scheduled.includes(objectName)) : reads;
    const contents = readOn.map(({ content }) => content);
    const words = [
      isAdded ? stayingOff(object, reads) : undefined,
      ...(last && (isAdded || changed.includes(objectName))
        ? [await notChosen(object, contents), ...(await aboutChange(last, object, contents))]
        : []),
    ];
    told.push(...words.flatMap((one) => (one ? [{ path: `read.objects[${at}]`, ...one }] : [])));
  }
  return told;
}

/** An object comes back that installations have switched off, as a destructive deploy does. */
function stayingOff({ objectName }: IntegrationObject, reads: readonly InstalledReads[]): Words | undefined {
  const off = reads.filter(({ content }) => isOffIn(content, objectName));
  if (off.length === 0) return undefined;
  return {
    message: `"${objectName}" stays off for ${installations(off)}, which a destructive deploy or somebody else has switched off.`,
    fix: `Set config.content.read.objects.${objectName}.disabled to false where it is to be read again.`,
  };
}

/** Customers have not chosen a field for what the manifest requires now. */
async function notChosen(
  object: IntegrationObject,
  contents: readonly ConfigContent[],
): Promise<Words | undefined> {
  const { objectName } = object;
  const lacking = await namesIn(contents, objectName, (entry) =>
    effectiveReadObject(object, entry).isEnabled ? unmappedFields(object, entry) : [],
  );
  if (!lacking) return undefined;
  return {
    message: `No field was chosen for ${lacking.names} of "${objectName}" in ${lacking.where}, so messages come without it.`,
    fix: 'Ask these customers to open their settings page and choose one, or set it in selectedFieldMappings of their configs.',
  };
}

function aboutChange(
  before: IntegrationObject,
  object: IntegrationObject,
  contents: readonly ConfigContent[],
): Promise<(Words | undefined)[]> {
  const readBefore = contents.filter(
    (content) => effectiveReadObject(before, readEntryOf(content, object.objectName)).isEnabled,
  );
  return Promise.all([
    notReadNow(object, readBefore),
    notReadAgain(before, object, readBefore),
    notDeliveredNow(before, object, readBefore),
    notRequiredNow(before, object, readBefore),
    notTheirFieldNow(before, object, readBefore),
  ]);
}

/** Customers whose configs do not name the object that was read for all of them. */
function notReadNow(object: IntegrationObject, readBefore: readonly ConfigContent[]): Words | undefined {
  const { objectName } = object;
  const ended = readBefore.filter(
    (content) => !effectiveReadObject(object, readEntryOf(content, objectName)).isEnabled,
  );
  if (ended.length === 0) return undefined;
  return {
    message: `"${objectName}" is not read any more in ${installations(ended)}, whose configs do not name it.`,
    fix: `Keep "enabled: always", or add config.content.read.objects.${objectName} where it is to be read further.`,
  };
}

/** Customers have records already, which do not come again with what the manifest reads now. */
async function notReadAgain(
  before: IntegrationObject,
  object: IntegrationObject,
  readBefore: readonly ConfigContent[],
): Promise<Words | undefined> {
  const { objectName } = object;
  const isBehind = await inTurn(readBefore, (content) => {
    const entry = readEntryOf(content, objectName);
    return bringsMore({ object: before, entry }, { object, entry });
  });
  const behind = isBehind.filter(Boolean);
  if (behind.length === 0) return undefined;
  return {
    message: `Records of "${objectName}" that were read before do not come again with what changes here, in ${installations(behind)}.`,
    fix: 'Trigger a read of all in these installations, if your product needs it.',
  };
}

/** What customers have chosen goes with the field or the name that the manifest has offered. */
async function notDeliveredNow(
  before: IntegrationObject,
  object: IntegrationObject,
  readBefore: readonly ConfigContent[],
): Promise<Words | undefined> {
  const { objectName } = object;
  const lost = await namesIn(readBefore, objectName, (entry) => {
    const left = new Set(chosenNames(object, entry));
    return chosenNames(before, entry).filter((name) => !left.has(name));
  });
  if (!lost) return undefined;
  return {
    message: `${lost.names} of "${objectName}" is not delivered any more, and was chosen in ${lost.where}.`,
    fix: 'Keep it in the manifest, if your product or these customers need it.',
  };
}

/** A field was required, and is delivered now only where a customer has chosen it. */
async function notRequiredNow(
  before: IntegrationObject,
  object: IntegrationObject,
  readBefore: readonly ConfigContent[],
): Promise<Words | undefined> {
  const { objectName, requiredFields = [], optionalFields = [], optionalFieldsAuto } = object;
  const [findRequired, findOffered] = [requiredFields, optionalFields].map((fields) =>
    nameFinder(fields.filter(isExistingField).map(({ fieldName }) => fieldName)),
  );
  const offered = (before.requiredFields ?? [])
    .filter(isExistingField)
    .filter(
      ({ fieldName }) => !findRequired?.(fieldName) && (optionalFieldsAuto || findOffered?.(fieldName)),
    );
  const lost = await namesIn(readBefore, objectName, (entry) => {
    const { plain, mapped } = recordMapping(object, entry);
    const findDelivered = nameFinder([...plain, ...mapped.map(([name]) => name)]);
    return offered.flatMap(({ fieldName, mapToName = fieldName }) =>
      entry?.selectedFieldsAuto === 'all' || findDelivered(mapToName) !== undefined ? [] : mapToName,
    );
  });
  if (!lost) return undefined;
  return {
    message: `${lost.names} of "${objectName}" is only offered now, and is not chosen in ${lost.where}, so messages come without it.`,
    fix: 'Keep it in requiredFields, or set it in selectedFields of these configs after the deploy.',
  };
}

/** A customer has mapped a field to a name, and the manifest maps another field to it now. */
async function notTheirFieldNow(
  before: IntegrationObject,
  object: IntegrationObject,
  readBefore: readonly ConfigContent[],
): Promise<Words | undefined> {
  const { objectName } = object;
  const changed = await namesIn(readBefore, objectName, (entry) => {
    const now = new Map(recordMapping(object, entry).mapped);
    return recordMapping(before, entry).mapped.flatMap(([name, field]) =>
      ownValue(entry?.selectedFieldMappings, name) && !nameFinder([field])(now.get(name) ?? field)
        ? name
        : [],
    );
  });
  if (!changed) return undefined;
  return {
    message: `${changed.names} of "${objectName}" has the values of another field from now on in ${changed.where}, whose customers had chosen theirs.`,
    fix: 'Leave out its fieldName, if these customers need what they have chosen.',
  };
}

/** The names that `find` finds in configs, and in how many installations. Undefined if it finds none. */
async function namesIn(
  contents: readonly ConfigContent[],
  objectName: string,
  find: (entry: ReadConfigObject | undefined) => readonly string[],
): Promise<{ readonly names: string; readonly where: string } | undefined> {
  const all = await inTurn(contents, (content) => find(readEntryOf(content, objectName)));
  const found = all.filter((names) => names.length > 0);
  if (found.length === 0) return undefined;
  return { names: [...new Set(found.flat())].join(', '), where: installations(found) };
}

/** What a customer has chosen, as far as the manifest lets it be delivered. */
function chosenNames(object: IntegrationObject, entry: ReadConfigObject | undefined): string[] {
  const { selectedFields = {}, selectedFieldMappings = {}, selectedFieldsAuto } = entry ?? {};
  const findRead = nameFinder(fieldsToRead(object, entry));
  const isRead = (name: string) => selectedFieldsAuto === 'all' || findRead(name) !== undefined;
  const { mapped } = recordMapping(object, entry);
  return [
    ...Object.keys(selectedFields).filter((name) => selectedFields[name] && isRead(name)),
    ...mapped.map(([name]) => name).filter((name) => ownValue(selectedFieldMappings, name)),
  ];
}
