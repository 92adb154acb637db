import type { HydratedRevision } from '@dowel/schema';
import type { LocalConfig } from '../../../hooks/local-config.ts';
import type { Translator } from '../../../messages/useMessages.ts';
import { objectLabel } from '../install-words.ts';

/** The state of an object: not saved (`none`), `saved`, saved but reading is `stopped`, or `failed` to be read. */
export type TabStatus = 'none' | 'saved' | 'stopped' | 'failed';

interface TabFacts {
  id: string;
  label: string;
  status: TabStatus;
  isDirty: boolean;
  startsGroup?: boolean;
}

export type ConfigTab = TabFacts &
  ({ kind: 'read'; objectName: string } | { kind: 'write' } | { kind: 'manage' });

/** One tab for each read object, one for all written objects if there are any, and one to manage the connection. */
export function configTabs(
  revision: HydratedRevision,
  config: LocalConfig,
  translate: Translator,
): ConfigTab[] {
  const read = (revision.content.read?.objects ?? []).map((object): ConfigTab => {
    const { isSaved, isEnabled, isDirty } = config.readObject(object.objectName);
    const savedStatus = isEnabled ? 'saved' : 'stopped';
    return {
      kind: 'read',
      id: `read-${object.objectName}`,
      objectName: object.objectName,
      label: objectLabel(object),
      status: object.error ? 'failed' : isSaved ? savedStatus : 'none',
      isDirty,
    };
  });
  const write: ConfigTab = {
    kind: 'write',
    id: 'write',
    label: translate('config.write'),
    status: config.saved?.write ? 'saved' : 'none',
    isDirty: config.isWriteDirty,
    startsGroup: read.length > 0,
  };
  const manage: ConfigTab = {
    kind: 'manage',
    id: 'manage',
    label: translate('config.manage'),
    status: 'none',
    isDirty: false,
    startsGroup: true,
  };
  const hasWrite = (revision.content.write?.objects ?? []).length > 0;
  return [...read, ...(hasWrite ? [write] : []), manage];
}

/** The next tab that is not saved yet. After the last tab the search continues at the first one. */
export function nextUnsaved(tabs: readonly ConfigTab[], afterId: string): ConfigTab | undefined {
  const index = tabs.findIndex(({ id }) => id === afterId);
  const following = [...tabs.slice(index + 1), ...tabs.slice(0, Math.max(index, 0))];
  return following.find(({ kind, status }) => kind !== 'manage' && status === 'none');
}
