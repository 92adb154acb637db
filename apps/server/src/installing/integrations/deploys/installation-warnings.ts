import type {
  ConfigContent,
  Integration,
  IntegrationObject,
  Manifest,
  ManifestFinding,
  ManifestIntegration,
  ReadConfigObject,
} from '@dowel/schema';
import {
  bringsMore,
  effectiveReadObject,
  findManifestObject,
  isOffIn,
  planDeploy,
  readEntryOf,
  unmappedFields,
} from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';

/** Warns of what is read in installations otherwise than the manifest says, until their configs are changed. */
export async function aboutInstallations(
  context: Context,
  current: readonly Integration[],
  manifest: Manifest,
): Promise<ManifestFinding[]> {
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
      (unmappedFields(object, undefined).length > 0 ||
        isMore(before(integrationId ?? '', object), object) ||
        isLeftToConfigs(before(integrationId ?? '', object), object));
    const isGrown = read.added.length > 0 || objectsOf(index).some(matters);
    return integrationId && (isGrown || movedIn(index, integrationId).length > 0) ? integrationId : [];
  });
  const installed = await context.integrationEffects.listReads(context, grown);
  const contentsOf = (integrationId: string) =>
    (installed.get(integrationId) ?? []).map(({ content }) => content);
  const about = (path: string, words: (Words | undefined)[]): ManifestFinding[] =>
    words.flatMap((one) => (one ? [{ severity: 'warning', path, ...one }] : []));
  return changes.flatMap(({ integrationId = '', read }, index) => [
    ...movedIn(index, integrationId).flatMap((moved) =>
      about(`integrations[${index}].${moved.action}.objects[${moved.at}].${moved.member}`, [
        keptValue(moved, contentsOf(integrationId)),
      ]),
    ),
    ...objectsOf(index).flatMap((object, at) => {
      const contents = contentsOf(integrationId);
      const isIn = (names: readonly string[]) => names.includes(object.objectName);
      const words = isIn(read.added)
        ? [stayingOff(object, contents)]
        : isIn(read.changed)
          ? [notChosen(object, contents), ...aboutChange(before(integrationId, object), object, contents)]
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

/** An object that was read for every installation is only read now where a config names it. */
function isLeftToConfigs(before: IntegrationObject | undefined, object: IntegrationObject): boolean {
  return before?.enabled === 'always' && object.enabled !== 'always';
}

function aboutChange(
  before: IntegrationObject | undefined,
  object: IntegrationObject,
  contents: readonly ConfigContent[],
): (Words | undefined)[] {
  if (!before) return [];
  const readBefore = contents.filter(
    (content) => effectiveReadObject(before, readEntryOf(content, object.objectName)).isEnabled,
  );
  return [notReadNow(object, readBefore), notReadAgain(before, object, readBefore)];
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
function notReadAgain(
  before: IntegrationObject,
  object: IntegrationObject,
  readBefore: readonly ConfigContent[],
): Words | undefined {
  const { objectName } = object;
  const behind = readBefore.filter((content) => isMore(before, object, readEntryOf(content, objectName)));
  if (behind.length === 0) return undefined;
  return {
    message: `Records of "${objectName}" that were read before do not come again with what changes here, in ${installations(behind)}.`,
    fix: 'Trigger a read of all in these installations, if your product needs it.',
  };
}

/** An object that has another destination or schedule now. */
interface MovedObject {
  readonly action: 'read' | 'subscribe';
  readonly at: number;
  readonly objectName: string;
  readonly member: 'destination' | 'schedule';
  readonly value: string;
}

function movedObjects(
  before: ManifestIntegration | undefined,
  next: ManifestIntegration | undefined,
): MovedObject[] {
  return (['read', 'subscribe'] as const).flatMap((action) =>
    (next?.[action]?.objects ?? []).flatMap((object, at) => {
      const { objectName } = object;
      const last = before && findManifestObject(before, action, objectName);
      if (last?.objectName !== objectName) return [];
      return (['destination', 'schedule'] as const).flatMap((member): MovedObject[] => {
        const value = textIn(object, member);
        return value === textIn(last, member) ? [] : [{ action, at, objectName, member, value }];
      });
    }),
  );
}

/** What a config says itself, it keeps. One that subscribes always names a destination. */
function keptValue(
  { action, objectName, member, value }: MovedObject,
  contents: readonly ConfigContent[],
): Words | undefined {
  const kept = contents.flatMap((content) => {
    const own = textIn(content[action]?.objects?.[objectName] ?? {}, member);
    return own && own !== value ? [own] : [];
  });
  if (kept.length === 0) return undefined;
  const values = [...new Set(kept)].map((one) => `"${one}"`).join(', ');
  return {
    message: `The ${member} of "${objectName}" stays ${values} for ${installations(kept)}, whose configs say so.`,
    fix: `Set config.content.${action}.objects.${objectName}.${member} to "${value}" where it is to change too.`,
  };
}

/** A subscription has no schedule. */
function textIn(
  object: { destination?: string | undefined; schedule?: string | undefined },
  member: MovedObject['member'],
): string {
  return object[member] ?? '';
}

function installations({ length }: { readonly length: number }): string {
  return length === 1 ? '1 installation' : `${length} installations`;
}
