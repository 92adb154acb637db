import fc from 'fast-check';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { isMessageOf } from '../../../platform/events/message-id.ts';
import { type Addressed, messagesOf } from './messages.ts';
import { packEntries } from './packed-json.ts';

const to: Addressed = {
  runId: v7(),
  destinationId: v7(),
  metadata: { objectName: 'contacts' },
  maxRecords: 500,
  envelope: {
    action: 'read',
    projectId: 'p',
    provider: 'sandbox',
    groupRef: 'acme',
    groupName: 'Acme',
    consumerRef: 'ada',
    consumerName: 'Ada',
    installationId: 'i',
    installationUpdateTime: '2026-05-01T12:00:00.000Z',
    objectName: 'person',
  },
};

const entriesOf = (texts: readonly string[]) => packEntries(texts.map((text) => ({ text, id: undefined })));

describe('splitting a page into messages', () => {
  it('keeps each below 300 KB, with every record once and in order', () => {
    const sizes = fc.array(fc.integer({ min: 0, max: 120_000 }), { maxLength: 12 });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 5 }), (lengths, maxRecords) => {
        const records = lengths.map((length, n) => JSON.stringify({ n, text: 'é'.repeat(length) }));

        const messages = messagesOf({ ...to, maxRecords }, 7, entriesOf(records));

        const parsed = messages.map(({ body }) => JSON.parse(body.toString()));
        expect(messages.every(({ body }) => body.length < 300_000)).toBe(true);
        expect(parsed.flatMap(({ result }) => result.map((one: object) => JSON.stringify(one)))).toEqual(
          records,
        );
        expect(parsed.every(({ resultInfo, result }) => resultInfo.numRecords === result.length)).toBe(true);
        expect(parsed.every(({ result }) => result.length > 0 && result.length <= maxRecords)).toBe(true);
        expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
      }),
      { numRuns: 30 },
    );
  });

  it('takes a record out of the message that is too large for any', () => {
    const large = JSON.stringify({ text: 'x'.repeat(300_000) });

    const messages = messagesOf(to, 0, entriesOf(['{"n":1}', large, '{"n":2}']));

    expect(messages.map(({ body }) => JSON.parse(body.toString()).resultInfo)).toEqual([
      { type: 'inline', numRecords: 1 },
      { type: 'url', numRecords: 1 },
      { type: 'inline', numRecords: 1 },
    ]);
    expect(messages[1]?.largeResult?.toString()).toBe(`[${large}]`);
    expect(JSON.parse(String(messages[1]?.body))).not.toHaveProperty('result');
  });

  // Receivers know ids from before a backup was restored, in which the read was under way.
  it('gives a page that is read again other ids only where it says something else', () => {
    const large = (n: number) => JSON.stringify({ n, text: 'x'.repeat(300_000) });
    const idsOf = (...texts: string[]) => messagesOf(to, 3, entriesOf(texts)).map(({ id }) => id);

    const first = idsOf('{"n":1}', large(2));

    expect(idsOf('{"n":1}', large(2))).toEqual(first);
    expect(idsOf('{"n":9}', large(2))).toEqual([expect.not.stringMatching(first[0] ?? ''), first[1]]);
    expect(idsOf('{"n":1}', large(9))).toEqual([first[0], expect.not.stringMatching(first[1] ?? '')]);
    const all = [...first, ...idsOf('{"n":9}', large(9))];
    expect(all.map((id) => isMessageOf(to.runId, id))).toEqual([true, true, true, true]);
  });
});
