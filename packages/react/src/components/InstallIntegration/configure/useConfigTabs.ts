import type { Installation } from '@dowel/schema';
import { useState } from 'react';
import { joinSentences } from '../../../messages/join-sentences.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useFlow } from '../flow.ts';
import { useNameList } from '../useNameList.ts';
import { type ConfigTab, nextUnsaved } from './config-tabs.ts';

/** The result of the last save. The tab that is shown afterwards displays it. */
export interface SaveOutcome {
  /** Undefined if nothing was saved, and only the tab was changed for the person. */
  text?: string | undefined;
  /** True when the shown tab is not the one that was saved. Its heading then takes the focus. */
  hasMoved: boolean;
}

export interface ConfigNavigation {
  selected: ConfigTab;
  select: (id: string) => void;
  outcome: SaveOutcome | null;
  /** The labels of the other tabs with unsaved edits. */
  unsaved: string[];
  /** Call it when the selected tab has been saved. After the tab's first save, the next unsaved tab is shown. */
  finish: (saved: Installation) => void;
}

interface FirstTab {
  /** The tab that the person asked for. It takes the focus. */
  startId: string | undefined;
  /** The tab that is shown first otherwise. By default the first one. */
  firstId: string | undefined;
}

interface LastSave {
  /** The tab that was saved, as it was before. */
  tab: ConfigTab;
  next: ConfigTab | undefined;
  /** The config that was saved. Once there is another one, something else has happened. */
  configId: string;
}

/** Keeps which tab is shown, and how the last save ended. */
export function useConfigTabs(tabs: readonly ConfigTab[], { startId, firstId }: FirstTab): ConfigNavigation {
  const { installation } = useFlow();
  const [shown, show] = useState<{ id: string | undefined; save?: LastSave; hasMoved: boolean }>({
    id: startId ?? firstId,
    hasMoved: startId !== undefined,
  });
  // The manage tab always exists, so there is always a first tab.
  const selected = tabs.find(({ id }) => id === shown.id) ?? (tabs[0] as ConfigTab);
  const edited = tabs.filter(({ state }) => state === 'edited');
  const unsaved = edited.filter((tab) => tab !== selected).map(({ label }) => label);

  const { save, hasMoved } = shown;
  const holds = save?.configId === installation?.config.id && !edited.some(({ id }) => id === save?.tab.id);
  const text = useSaveWords(save && holds ? save : undefined, unsaved);

  const finish = ({ config }: Installation) => {
    const next = selected.isSaved ? undefined : nextUnsaved(tabs, selected.id);
    show({
      id: next?.id ?? selected.id,
      save: { tab: selected, next, configId: config.id },
      hasMoved: next !== undefined,
    });
  };
  return {
    selected,
    select: (id) => show({ id, hasMoved: false }),
    outcome: save && !holds ? null : { text, hasMoved },
    unsaved,
    finish,
  };
}

/** Says what was saved, and what was not. */
function useSaveWords(save: LastSave | undefined, unsaved: readonly string[]): string | undefined {
  const translate = useMessages();
  const list = useNameList();
  if (!save) return undefined;
  const { tab, next } = save;
  const words = { object: tab.label, next: next?.label ?? '' };
  if (next) return translate('install.saved.next', words);
  if (unsaved.length > 0) {
    return joinSentences([
      translate('install.saved.first', words),
      translate('install.unsaved.names', { names: list(unsaved) }),
    ]);
  }
  return tab.isSaved ? translate('install.updated') : translate('install.saved.first', words);
}
