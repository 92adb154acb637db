import type { Messages } from '../src/index.ts';
import { allEnglish } from './all-english.ts';

/** English texts of the library that a screen in another language shows, or says to a screen reader. */
export function englishOnScreen(screen: Element, messages: Messages): string[] {
  const own: Readonly<Record<string, string | undefined>> = messages;
  const patterns = Object.entries(allEnglish)
    .filter(([key, english]) => own[key] !== english && /[a-z]{2}/i.test(withoutPlaceholders(english)))
    .map(([, english]) => toPattern(english));
  return saidOn(screen).filter((text) => patterns.some((pattern) => pattern.test(text)));
}

const withoutPlaceholders = (text: string) => text.replace(/\{\w+\}/g, '');

function toPattern(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

/** The text of each element that holds text of its own, and what attributes say. */
function saidOn(screen: Element): string[] {
  return [...screen.querySelectorAll('*')].flatMap((element) => {
    const texts = [...element.childNodes].flatMap((node) =>
      node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [],
    );
    const attributes = ['aria-label', 'placeholder', 'title', 'alt'].map(
      (name) => element.getAttribute(name) ?? '',
    );
    return [...texts, ...attributes].map((text) => text.trim()).filter(Boolean);
  });
}
