import { createContext } from 'react';
import type { MessageOverrides } from './messages.ts';

/** The language and the texts that `ServiceProvider` got. */
export const MessagesContext = /* @__PURE__ */ createContext<{
  locale: string | undefined;
  messages: MessageOverrides | undefined;
}>({ locale: undefined, messages: undefined });
