import { expect, it } from 'vitest';
import { formatList } from './format-list.ts';
import { joinSentences } from './join-sentences.ts';

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

it.each([
  { sentences: ['Reads People.', false, 'Deals follow.'], text: 'Reads People. Deals follow.' },
  {
    sentences: ['設定は保持されます。', '何も書き込まれません。'],
    text: '設定は保持されます。何も書き込まれません。',
  },
])('joins sentences: $text', ({ sentences, text }) => {
  expect(joinSentences(sentences)).toBe(text);
});
