import type { ServiceOptions } from '../src/index.ts';
import { german } from '../src/languages/de.ts';

/** A language in which stories can be shown. */
interface StoryLocale {
  name: string;
  title: string;
  options: Pick<ServiceOptions, 'locale' | 'messages'>;
}

export const locales: readonly StoryLocale[] = [
  { name: 'en', title: 'English', options: { locale: 'en' } },
  { name: 'de', title: 'Deutsch', options: { locale: 'de', messages: german } },
];
