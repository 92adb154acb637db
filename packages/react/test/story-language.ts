import { useSyncExternalStore } from 'react';
import { locales } from './locales.ts';

/** What a story was drawn with. */
interface Drawing {
  id: string;
  args: Readonly<Record<string, unknown>>;
  globals: Readonly<Record<string, unknown>>;
  canvasElement: HTMLElement;
}

let shown = 'en';
const followers = new Set<() => void>();
let last: { id: string; choices: string } | undefined;
let isRedrawing = false;

/** Shows every story that is on the page in this language. What a person did there stays as it is. */
export function showIn(locale: string): void {
  shown = locale;
  for (const follow of followers) follow();
}

/** The locale and the texts of the language that stories are shown in. */
export function useStoryLanguage() {
  const name = useSyncExternalStore(
    (follow) => {
      followers.add(follow);
      return () => followers.delete(follow);
    },
    () => shown,
  );
  return locales.find((locale) => locale.name === name)?.options;
}

/**
 * Begins to draw a story. A choice in the toolbar draws a story again that is on the page: it keeps what it has, and is
 * not played again.
 */
export function beginDrawing({ id, args, globals, canvasElement }: Drawing): void {
  const choices = JSON.stringify([args, globals]);
  isRedrawing = canvasElement.hasChildNodes() && last?.id === id && last.choices !== choices;
  last = { id, choices };
}

/** Whether the story that is being drawn was on the page before. */
export const isRedrawn = (): boolean => isRedrawing;
