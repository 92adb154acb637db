import { describe, expect, it } from 'vitest';
import { fromText, toText } from './change-batch.ts';
import { ChangeFeed, type NotedChange } from './change-feed.ts';

const projectId = '01990000-0000-7000-8000-000000000001';
const noted = (type: string, ...ids: string[]): NotedChange[] =>
  ids.map((id) => ({ projectId, change: { type, id } }));

/** What a follower hears. */
function followed(feed: ChangeFeed, after?: string) {
  const heard: { id: string; told: string[] }[] = [];
  feed.follow(projectId, after, {
    hear: ({ id, changes }) => heard.push({ id, told: changes.map((one) => `${one.type} ${one.id ?? '*'}`) }),
    end: () => heard.push({ id: '', told: ['end'] }),
  });
  return heard;
}

describe('telling followers what has changed', () => {
  it.each([11, 200_000])('names each thing once, and of %i things of a kind only the kind', (length) => {
    const feed = new ChangeFeed();
    const heard = followed(feed);
    const many = Array.from({ length }, (_, n) => noted('delivery', `d${n}`)).flat();

    feed.tell([...noted('operation', 'a', 'b', 'a'), ...many]);
    feed.flush();

    expect(heard.map(({ told }) => told)).toEqual([['operation a', 'operation b', 'delivery *']]);
  });

  it('is heard in the same order by two processes, so that a stream can go on at the other', () => {
    const [one, other] = [new ChangeFeed(), new ChangeFeed()];
    const texts: string[] = [];
    for (const feed of [one, other])
      feed.join((text) => {
        texts.push(text);
        for (const each of [one, other]) each.hearText(text);
      });
    const atOne = followed(one);
    one.tell(noted('operation', 'a'));
    one.flush();

    other.tell(noted('operation', 'b'));
    other.flush();

    expect(followed(other, atOne[0]?.id).map(({ told }) => told)).toEqual([['operation b']]);
    expect(texts.map(fromText).map((batch) => batch && toText(batch))).toEqual(texts);
  });

  it('says that everything may be different after a lost connection to the others', () => {
    const feed = new ChangeFeed();
    feed.tell(noted('operation', 'a'));
    feed.flush();
    const heard = followed(feed);

    feed.hearText(undefined);

    expect(heard.map(({ told }) => told)).toEqual([['operation a'], ['everything *']]);
    expect(followed(feed, heard[0]?.id).map(({ told }) => told)).toEqual([['everything *']]);
    // Whoever has heard that can go on.
    expect(followed(feed, heard[1]?.id)).toEqual([]);
  });

  it('keeps what is told together below the 8,000 bytes of a notification', () => {
    const feed = new ChangeFeed();
    let text = '';
    feed.join((told) => {
      text = told;
    });

    feed.tell(Array.from({ length: 200 }, (_, n) => noted(`kind${n % 20}`, 'x'.repeat(90) + n)).flat());
    feed.flush();

    expect(text.length).toBeLessThan(7_500);
    expect(fromText(text)?.changes).toHaveLength(20);
  });
});
