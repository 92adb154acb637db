import { expect, it } from 'vitest';
import { draftConnector } from '../api-document/draft-connector.ts';
import { larchDesk } from '../api-document/larch-desk.fixture.ts';
import { readApiDocument } from '../api-document/read-document.ts';
import { exampleWords, playExamples } from './examples.ts';

const document = readApiDocument(larchDesk, 'larch.yaml');
const drafted = JSON.stringify(draftConnector(document, 'larchDesk')?.connector);
const playAfter = (before: string, after: string) => {
  expect(drafted).toContain(before);
  return playExamples(JSON.parse(drafted.replaceAll(before, after)), document);
};

it('what a document shows as answers is read, and the share of objects is said', async () => {
  const played = await playAfter('"id":"id"', '"id":"id"');

  expect(played).toContainEqual({ objectName: 'tickets', outcome: 'read', words: '' });
  expect(played).toContainEqual({ objectName: 'agents', outcome: 'none', words: '' });
  expect(exampleWords(played)).toContain(
    `shows answers for 1 of ${played.length} objects, and 1 of them are read.`,
  );
});

it.each([
  ['the id', '"record":{"id":"id"', '"record":{"id":"number"', 'has no "number"'],
  ['the time', '"format":"rfc3339"', '"format":"epochMs"', 'is no time in the form epochMs'],
  ['the records', '"records":"data"', '"records":"tickets"', 'did not list the records'],
  [
    'the words of a refusal',
    '"message":["error.message"',
    '"message":["fault.text"',
    'no member of "errors.message"',
  ],
])('an example tells that %s is read wrongly', async (_, before, after, words) => {
  const played = await playAfter(before, after);

  expect(played.find(({ objectName }) => objectName === 'tickets')).toMatchObject({
    outcome: 'failed',
    words: expect.stringContaining(words),
  });
});
