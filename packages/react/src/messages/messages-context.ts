import { createContext } from 'react';
import type { MessageOverrides } from './messages.ts';

/** What `ServiceProvider` was told about words. */
export const MessagesContext = /* @__PURE__ */ createContext<{
  locale: string | undefined;
  messages: MessageOverrides | undefined;
}>({ locale: undefined, messages: undefined });
