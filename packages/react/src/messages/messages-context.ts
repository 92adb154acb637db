import { createContext } from 'react';
import type { MessageOverrides } from './messages.ts';

/** The language and the texts that `ServiceProvider` got, and the texts that lazy screens brought. */
export interface KnownTexts {
  locale: string | undefined;
  messages: MessageOverrides | undefined;
  added?: MessageOverrides;
}

export const MessagesContext = /* @__PURE__ */ createContext<KnownTexts>({
  locale: undefined,
  messages: undefined,
});
