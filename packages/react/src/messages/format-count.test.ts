import { expect, it } from 'vitest';
import { formatCount } from './format-count.ts';

const languages = ['en', 'en-GB', 'de', 'es', 'fr', 'ja', 'pt', 'pt-BR', 'ar', 'ar-EG', 'fa', 'hi'];
const counts = [0, 7, 42, 999, 1000, 1234567];

it.each(languages)('writes counts as %s does', (language) => {
  const written = counts.map((count) => formatCount(count, language));

  expect(written).toEqual(counts.map((count) => count.toLocaleString(language)));
});
