import { type ReactNode, useContext, useMemo } from 'react';
import type { MessageOverrides } from './messages.ts';
import { MessagesContext } from './messages-context.ts';

export interface AddTextsProps {
  /** English texts whose code is loaded with the screens that show them. */
  texts: MessageOverrides;
  children: ReactNode;
}

/** Makes more texts known to everything inside it. The page's own texts still replace them. */
export function AddTexts({ texts, children }: AddTextsProps) {
  const outer = useContext(MessagesContext);
  const value = useMemo(() => ({ ...outer, added: { ...outer.added, ...texts } }), [outer, texts]);
  return <MessagesContext.Provider value={value}>{children}</MessagesContext.Provider>;
}
