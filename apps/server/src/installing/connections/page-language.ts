import { languages, type PageWords } from './page-words.ts';

export type PageLanguage = keyof typeof languages;

export const wordsOf = (language: PageLanguage): PageWords => languages[language];

/**
 * The language of a page: that of the page which began the sign-in, or else the first one that the browser asks for and
 * that we speak.
 */
export function pageLanguage(given: string | undefined, accepted: string | null): PageLanguage {
  const asked = (accepted ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.split(';q=');
      return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((left, right) => right.weight - left.weight)
    .map(({ tag }) => tag);
  const [found] = [given, ...asked].flatMap((tag) => spoken(tag) ?? []);
  return found ?? 'en';
}

function spoken(tag: string | undefined): PageLanguage | undefined {
  const [language = ''] = (tag ?? '').trim().toLowerCase().split(/[-_]/);
  return Object.hasOwn(languages, language) ? (language as PageLanguage) : undefined;
}
