import { useState } from 'react';
import { useOptionalManageParts } from '../manage/useManageParts.ts';

/** What is said after an earlier version was put into the draft. */
export interface Restored {
  title: string;
  /** Names what no longer exists. */
  detail?: string | undefined;
}

/** The history of an object that is installed. Its code loads with what manages the integration. */
export function useObjectHistory(isSaved: boolean) {
  const parts = useOptionalManageParts(isSaved);
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
