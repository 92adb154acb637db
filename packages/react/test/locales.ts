import type { Messages, ServiceOptions } from '../src/index.ts';
import { arabic } from '../src/languages/ar.ts';
import { german } from '../src/languages/de.ts';
import { spanish } from '../src/languages/es.ts';
import { french } from '../src/languages/fr.ts';
import { japanese } from '../src/languages/ja.ts';
import { portuguese } from '../src/languages/pt.ts';

/** A language in which stories can be shown. */
interface StoryLocale {
  name: string;
  title: string;
  options: Pick<ServiceOptions, 'locale' | 'messages'>;
}

const language = (name: string, title: string, messages: Messages): StoryLocale => ({
  name,
  title,
  options: { locale: name, messages },
});

export const locales: readonly StoryLocale[] = [
  { name: 'en', title: 'English', options: { locale: 'en' } },
  language('de', 'Deutsch', german),
  language('fr', 'Français', french),
  language('es', 'Español', spanish),
  language('pt', 'Português', portuguese),
  language('ja', '日本語', japanese),
  language('ar', 'العربية', arabic),
];
