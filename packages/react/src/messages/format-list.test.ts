import { expect, it } from 'vitest';
import { formatList } from './format-list.ts';

const languages = [
  'en',
  'en-US',
  'en-GB',
  'de',
  'de-AT',
  'es',
  'fr',
  'fr-CA',
  'ja',
  'pt',
  'pt-PT',
  'ar',
  'nl',
];
const lists = [[], ['People'], ['People', 'Ideas'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd', 'e']];

it.each(languages)('joins names as %s does', (language) => {
  const joined = lists.map((names) => formatList(names, language));

  expect(joined).toEqual(lists.map((names) => new Intl.ListFormat(language).format(names)));
});
