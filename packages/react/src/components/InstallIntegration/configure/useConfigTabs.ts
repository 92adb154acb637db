import type { Installation } from '@dowel/schema';
import { useState } from 'react';
import { useMessages } from '../../../messages/useMessages.ts';
import { useAnnounce } from '../../../ui/Announcer/Announcer.tsx';
import { useFlow } from '../flow.ts';
import { type ConfigTab, nextUnsaved } from './config-tabs.ts';

/** The result of the last save. The tab that is shown afterwards displays it. */
export interface SaveOutcome {
  /** Undefined if nothing was saved, and only the tab was changed for the person. */
  text?: string;
  /** The config that was saved. Once there is another one, something else has happened. */
  configId?: string;
  /** True when the shown tab is not the one that was saved. Its heading then takes the focus. */
  hasMoved: boolean;
}

export interface ConfigNavigation {
  selected: ConfigTab;
  select: (id: string) => void;
  outcome: SaveOutcome | null;
  /** Call it when the selected tab has been saved. After the tab's first save, the next unsaved tab is shown. */
  finish: (saved: Installation) => void;
}

interface FirstTab {
  /** The tab that the person asked for. It takes the focus. */
  startId: string | undefined;
  /** The tab that is shown first otherwise. By default the first one. */
  firstId: string | undefined;
}

/** Keeps which tab is shown, and how the last save ended. */
export function useConfigTabs(tabs: readonly ConfigTab[], { startId, firstId }: FirstTab): ConfigNavigation {
  const { installation } = useFlow();
  const translate = useMessages();
  const announce = useAnnounce();
  const [shown, show] = useState<{ id: string | undefined; outcome: SaveOutcome | null }>({
    id: startId ?? firstId,
    outcome: startId === undefined ? null : { hasMoved: true },
  });
  // The manage tab always exists, so there is always a first tab.
  const selected = tabs.find(({ id }) => id === shown.id) ?? (tabs[0] as ConfigTab);

  const finish = ({ config }: Installation) => {
    const next = selected.isSaved ? undefined : nextUnsaved(tabs, selected.id);
    const words = { object: selected.label, next: next?.label ?? '' };
    const text = selected.isSaved
      ? translate('install.updated')
      : translate(next ? 'install.saved.next' : 'install.saved.first', words);
    announce(text);
    show({
      id: next?.id ?? selected.id,
      outcome: { text, configId: config.id, hasMoved: next !== undefined },
    });
  };
  const { outcome } = shown;
  const isOver = outcome?.configId !== undefined && outcome.configId !== installation?.config.id;
  return {
    selected,
    select: (id) => show({ id, outcome: null }),
    outcome: isOver ? null : outcome,
    finish,
  };
}
