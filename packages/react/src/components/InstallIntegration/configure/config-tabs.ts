import type { HydratedRevision } from '@dowel/schema';
import type { LocalConfig } from '../../../hooks/local-config.ts';
import type { Translator } from '../../../messages/useMessages.ts';
import type { RefusedPart } from '../first-install/refused-part.ts';
import type { SetUpSummary } from '../first-install/set-up.ts';
import { objectLabel } from '../install-words.ts';
import type { PartState } from './StateMark.tsx';

interface TabFacts {
  id: string;
  label: string;
  /** Undefined for a tab that configures nothing. */
  state?: PartState;
  /** Whether the saved config has what the tab shows. */
  isSaved: boolean;
  startsGroup?: boolean;
}

export type ConfigTab = TabFacts &
  ({ kind: 'read'; objectName: string } | { kind: 'write' | 'activity' | 'manage' });

export interface TabInput {
  revision: HydratedRevision;
  config: LocalConfig;
  summary: SetUpSummary;
  refused: RefusedPart | null;
  /** The provider refuses the sign-in, so nothing is read or written. */
  isBroken: boolean;
}

/** The id of a read object's tab. */
export function readTabId(objectName: string): string {
  return `read-${objectName}`;
}

/** One tab for each read object, one for all written objects if there are any, and one to manage the connection. */
export function configTabs(input: TabInput, translate: Translator): ConfigTab[] {
  const { revision, config, refused, isBroken } = input;
  const read = (revision.content.read?.objects ?? []).map((object): ConfigTab => {
    const { objectName } = object;
    return {
      kind: 'read',
      id: readTabId(objectName),
      objectName,
      label: objectLabel(object),
      state: readState(objectName, input),
      isSaved: config.readObject(objectName).isSaved,
    };
  });
  const isWriteSaved = config.saved?.write !== undefined;
  const write: ConfigTab = {
    kind: 'write',
    id: 'write',
    label: translate('config.write'),
    state: refused?.kind === 'write' ? 'refused' : writeState(input),
    isSaved: isWriteSaved,
    startsGroup: read.length > 0,
  };
  const manage: ConfigTab = {
    kind: 'manage',
    id: 'manage',
    label: translate('config.manage'),
    ...(isBroken && { state: 'signIn' as const }),
    isSaved: false,
    startsGroup: !config.saved,
  };
  const activity: ConfigTab = {
    kind: 'activity',
    id: 'activity',
    label: translate('activity.title'),
    isSaved: false,
    startsGroup: true,
  };
  const hasWrite = (revision.content.write?.objects ?? []).length > 0;
  return [...read, ...(hasWrite ? [write] : []), ...(config.saved ? [activity] : []), manage];
}

function readState(objectName: string, { config, summary, refused, isBroken }: TabInput): PartState {
  const { isSaved, isEnabled, isDirty, setUp } = config.readObject(objectName);
  if (setUp === 'unreadable') return 'unreadable';
  if (isSaved) return isDirty ? 'edited' : isEnabled ? savedState(isBroken) : 'stopped';
  if (config.saved) return isDirty ? 'edited' : 'todo';
  if (refused?.kind === 'read' && refused.objectName === objectName) return 'refused';
  const isStarted = summary.objects.find(({ name }) => name === objectName)?.isStarted;
  return setUp === 'incomplete' && !isStarted ? 'todo' : setUp;
}

/** No tick stands where nothing is read. */
const savedState = (isBroken: boolean): PartState => (isBroken ? 'waiting' : 'saved');

function writeState({ config, isBroken }: TabInput): PartState {
  const isChosen = Object.keys(config.draft.write?.objects ?? {}).length > 0;
  if (!config.saved) return isChosen ? 'ready' : 'todo';
  if (config.isWriteDirty) return 'edited';
  return config.saved.write ? savedState(isBroken) : 'todo';
}

/** The next tab that is not saved yet. After the last tab the search continues at the first one. */
export function nextUnsaved(tabs: readonly ConfigTab[], afterId: string): ConfigTab | undefined {
  const index = tabs.findIndex(({ id }) => id === afterId);
  const following = [...tabs.slice(index + 1), ...tabs.slice(0, index)];
  return following.find(
    ({ kind, isSaved, state }) => (kind === 'read' || kind === 'write') && !isSaved && state !== 'unreadable',
  );
}
