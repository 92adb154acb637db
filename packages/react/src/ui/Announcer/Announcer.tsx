import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Has screen readers say a message. First they finish what they are saying. */
export type Announce = (message: string) => void;

interface Spoken {
  text: string;
  turn: number;
}

const AnnounceContext = createContext<Announce>(() => undefined);
const silence: Spoken = { text: '', turn: 0 };

export interface AnnouncerProps {
  /** The topic of the page now. Announcements about another topic are removed. */
  topic?: string | undefined;
  children: ReactNode;
}

/** Holds the live region for everything inside it. It must be in the page before the first message. */
export function Announcer({ topic, children }: AnnouncerProps) {
  const [spoken, speak] = useState(silence);
  const [lastTopic, setLastTopic] = useState(topic);
  if (lastTopic !== topic) {
    setLastTopic(topic);
    speak(silence);
  }
  const announce = useCallback<Announce>((text) => {
    speak((last) => ({ text, turn: last.turn + 1 }));
  }, []);
  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      <VisuallyHidden role="status">{spell(spoken)}</VisuallyHidden>
    </AnnounceContext.Provider>
  );
}

/** Returns the function that announces. It never changes, and outside an `Announcer` it does nothing. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}

// Screen readers skip a live region whose text did not change. So every second message ends with a no-break space.
function spell({ text, turn }: Spoken): string {
  return text && turn % 2 === 0 ? `${text}\u00a0` : text;
}
