import type { HydratedRevision } from '@dowel/schema';
import type { LocalConfig } from '../../../hooks/local-config.ts';
import type { SetUp } from '../../../hooks/local-config-setup.ts';
import { objectLabel, writeLabel } from '../install-words.ts';

/** What the first install does with one read object. */
export interface ObjectSummary {
  name: string;
  label: string;
  setUp: SetUp;
  isAlwaysRead: boolean;
  isSaved: boolean;
  /** The labels of required mappings without a field. */
  missing: string[];
  /** Whether a person has chosen anything of it, or the manifest has suggested something. */
  isStarted: boolean;
}

/** What the first install does. */
export interface SetUpSummary {
  objects: ObjectSummary[];
  ready: ObjectSummary[];
  /** The labels of the objects that may be written to. */
  writes: string[];
  /** The incomplete object that must be completed before anything is installed. */
  obstacle: ObjectSummary | undefined;
  canInstall: boolean;
}

/** Summarizes what the draft would install. */
export function summarizeSetUp(revision: HydratedRevision | undefined, config: LocalConfig): SetUpSummary {
  const { read, write } = revision?.content ?? {};
  const objects = (read?.objects ?? []).map((object): ObjectSummary => {
    const handlers = config.readObject(object.objectName);
    const { setUp, isAlwaysRead, isSaved, problems, mappings, object: entry, isDirty } = handlers;
    const open = new Set(
      problems.filter(({ code }) => code === 'mapping_missing').map(({ mapToName }) => mapToName),
    );
    return {
      name: object.objectName,
      label: objectLabel(object),
      setUp,
      isAlwaysRead,
      isSaved,
      missing: mappings.filter(({ mapToName }) => open.has(mapToName)).map(({ label }) => label),
      isStarted: isDirty || Object.keys(entry?.selectedFieldMappings ?? {}).length > 0,
    };
  });
  const ready = objects.filter(({ setUp }) => setUp === 'ready');
  const writes = (write?.objects ?? [])
    .filter(({ objectName }) => config.writeObject(objectName).isEnabled)
    .map((object) => writeLabel(object, read?.objects));
  const isSome = ready.length > 0 || writes.length > 0;
  const obstacle = objects.find(
    ({ setUp, isAlwaysRead }) => setUp === 'incomplete' && (isAlwaysRead || !isSome),
  );
  return { objects, ready, writes, obstacle, canInstall: isSome && !obstacle };
}
