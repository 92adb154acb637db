import { type ComponentType, useState } from 'react';
import { type LazyPart, useLoadedPart } from '../useLoadedPart.ts';
import type { ChangedByProps } from './ChangedBy.tsx';
import type { HistoryPanelProps } from './HistoryPanel.tsx';

/** What is said after an earlier version was put into the draft. */
export interface Restored {
  title: string;
  /** Names what no longer exists. */
  detail?: string;
}

interface HistoryParts {
  ChangedBy: ComponentType<ChangedByProps>;
  HistoryPanel: ComponentType<HistoryPanelProps>;
}

const historyParts: LazyPart<HistoryParts> = { load: () => import('./history-parts.ts') };

/** The history of an object that is installed. Its code loads while the object is shown. */
export function useObjectHistory(isSaved: boolean) {
  const { part: parts } = useLoadedPart(historyParts, isSaved);
  const [isOpen, setOpen] = useState(false);
  const [isBack, setBack] = useState(false);
  const [restored, setRestored] = useState<Restored | null>(null);
  return {
    isWanted: isSaved,
    parts: isSaved ? parts : undefined,
    isOpen: isOpen && parts !== undefined,
    restored,
    open: () => setOpen(true),
    /** Whether the person has just closed it. */
    isBack,
    close: () => {
      setBack(true);
      setOpen(false);
    },
    /** Shows the settings again, with what was put into them. */
    finish: (done: Restored) => {
      setRestored(done);
      setOpen(false);
    },
    forget: () => setRestored(null),
  };
}
