import { useState } from 'react';
import { useMessages } from '../../../messages/useMessages.ts';
import { useAnnounce } from '../../../ui/Announcer/Announcer.tsx';
import { type ConfigTab, nextUnsaved } from './config-tabs.ts';

/** What the last save came to, told in the tab that is shown after it. */
export interface SaveOutcome {
  text: string;
  /** The tab is another one than was saved: its heading takes the focus. */
  hasMoved: boolean;
}

export interface ConfigNavigation {
  selected: ConfigTab;
  select: (id: string) => void;
  outcome: SaveOutcome | null;
  /** The selected tab has been saved; after its first time the next unsaved one is due. */
  finish: () => void;
}

/** Which tab is shown. */
export function useConfigTabs(tabs: readonly ConfigTab[]): ConfigNavigation {
  const translate = useMessages();
  const announce = useAnnounce();
  const [shown, show] = useState<{ id: string | undefined; outcome: SaveOutcome | null }>({
    id: undefined,
    outcome: null,
  });
  // The manage tab is always there, so there is a first one.
  const selected = tabs.find(({ id }) => id === shown.id) ?? (tabs[0] as ConfigTab);

  const finish = () => {
    const next = selected.status === 'none' ? nextUnsaved(tabs, selected.id) : undefined;
    const words = { object: selected.label, next: next?.label ?? '' };
    const text =
      selected.status !== 'none'
        ? translate('install.updated')
        : translate(next ? 'install.saved.next' : 'install.saved.first', words);
    announce(text);
    show({ id: next?.id ?? selected.id, outcome: { text, hasMoved: next !== undefined } });
  };
  return { selected, select: (id) => show({ id, outcome: null }), outcome: shown.outcome, finish };
}
