import type { MessageKey } from '../src/messages/messages.ts';
import { allEnglish } from './all-english.ts';

/** A text of the library, whatever its placeholders are filled with. Stories stay right when the wording changes. */
export function saying(key: MessageKey): RegExp {
  const parts = allEnglish[key].split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

/** The button that starts a sign-in, whatever it is called. */
export const signInButton = { name: /^(Connect|Sign in|Continue)/ };
