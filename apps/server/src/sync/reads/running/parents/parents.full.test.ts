import { describe, expect, it } from 'vitest';
import { receiverOfEachTest } from '../../../../../test/receiver-of-each-test.ts';
import { startBoards } from './boards.fixture.ts';

const HOUR_MS = 3_600_000;

const receiver = receiverOfEachTest();

/** Installed over two boards with three cards each, which have been read. */
async function startRead() {
  const world = await startBoards(receiver);
  world.addBoard('red', 3);
  world.addBoard('blue', 3);
  const installation = await world.install();
  await world.runJobs();
  const before = world.cards();
  receiver.received.length = 0;
  world.provider.calls.length = 0;
  const latest = async () => {
    const [operation] = await world.operationsOf(installation.id);
    const logs = await world.logsOf(operation);
    return { operation, logs, last: logs.at(-1)?.message };
  };
  return { ...world, installation, before, latest };
}

describe('a read of an object whose lists are below other records', () => {
  // @holds S270
  it('reads each list once, over many turns, and makes ids of the parent and the record', async () => {
    const world = await startBoards(receiver);
    for (let number = 0; number < 21; number += 1) world.addBoard(`board/${number}`, 3);
    world.addBoard('closed', 3, { isOpen: false });
    const installation = await world.install();

    await world.runJobs();

    const { calls } = world.provider;
    expect(calls).toHaveLength(11 + 21 * 2);
    expect(new Set(calls).size).toBe(calls.length);
    const ids = world.cards();
    expect([ids.length, new Set(ids).size]).toEqual([63, 63]);
    expect(ids.slice(0, 3)).toEqual(['board%2F0/1', 'board%2F0/2', 'board%2F0/3']);
    expect(world.messages()[0]?.result?.[0]).toMatchObject({
      fields: { title: 'Card 1', board: 'board/0' },
      raw: { number: 1 },
    });
    const [operation] = await world.operationsOf(installation.id);
    const details = (await world.logsOf(operation)).at(-1)?.message.details;
    expect(details).toMatchObject({ parentsRead: '21', parentsLeftOut: '1', recordsRead: '63' });
    const progress = await world.request(
      'GET',
      `${world.base}/installations/${installation.id}/objects/contacts/backfill-progress`,
    );
    expect(progress).toMatchObject({ status: 200, body: { recordsProcessed: 63 } });
  });

  it('asks each list for its changes, and a list that no read has met for everything', async () => {
    const { provider, addBoard, cards, nextScheduled, now, before } = await startRead();
    const old = now().getTime() - 48 * HOUR_MS;
    addBoard('green', 3, { at: old });
    const red = provider.all.get('red');
    red?.cards.push({ number: 9, at: now().getTime() + 1000 });

    await nextScheduled();
    const first = cards();
    receiver.received.length = 0;
    await nextScheduled();

    expect(before).toHaveLength(6);
    expect(first.toSorted()).toEqual(['green/1', 'green/2', 'green/3', 'red/9']);
    expect(cards()).toEqual([]);
  });

  // @holds S270
  it('reads the other lists when one is gone or refused, names that one, and reads it when it is allowed', async () => {
    const { provider, addBoard, cards, nextScheduled, latest, objectOf, installation } = await startRead();
    addBoard('green', 3);
    const [red, blue] = [provider.all.get('red'), provider.all.get('blue')];
    Object.assign(red ?? {}, { refusal: { status: 404 } });
    Object.assign(blue ?? {}, { refusal: { status: 403 } });

    await nextScheduled();
    const { operation, logs, last } = await latest();
    const state = await objectOf(installation.id);
    Object.assign(blue ?? {}, { refusal: undefined });
    receiver.received.length = 0;
    await nextScheduled();

    expect(operation).toMatchObject({
      status: 'success',
      result: '[contacts] 3 records delivered, but 1 of 2 lists could not be read: blue',
    });
    expect(last?.details).toMatchObject({ parentsRead: '1', parentsGone: '1', refusedParents: 'blue' });
    const said = logs.map(({ severity, message }) => `${severity} ${message.msg}`);
    expect(said).toContainEqual(
      expect.stringMatching(/^INFO There is nothing below the record red of "boards"/),
    );
    expect(said).toContainEqual(expect.stringMatching(/^WARNING The account may not read .* record blue of/));
    expect(state).toMatchObject({ failures: 0 });
    expect(cards().toSorted()).toEqual(['blue/1', 'blue/2', 'blue/3']);

    // It fails when no list can be read, and keeps its watermark.
    const before = await objectOf(installation.id);
    for (const board of provider.all.values()) board.refusal = { status: 403 };
    await nextScheduled();
    const failed = await latest();
    expect(failed.operation?.status).toBe('failure');
    expect(failed.last).toMatchObject({
      error: expect.stringContaining('none of the 3 lists could be read'),
      details: { failedBy: 'forbidden', parentsRefused: '3' },
    });
    expect((await objectOf(installation.id))?.watermark).toEqual(before?.watermark);
  });

  it('reads each list again whose cursor is forgotten, and no other', async () => {
    const { provider, trigger, installation, runJobs, cards, addBoard, latest } = await startRead();
    addBoard('green', 3);
    // A provider may answer 404 to a cursor that it has forgotten, as it does to a parent that is gone.
    for (const status of [400, 404, 410, 422]) {
      for (const key of ['blue', 'green']) {
        let isForgotten = false;
        Object.defineProperty(provider.all.get(key), 'refusal', {
          configurable: true,
          get() {
            const isSecond = !isForgotten && provider.calls.at(-1) === `/boards/${key}/cards 2`;
            isForgotten ||= isSecond;
            return isSecond ? { status } : undefined;
          },
        });
      }
      receiver.received.length = 0;
      provider.calls.length = 0;

      await trigger(installation);
      await runJobs();

      const pagesOf = (key: string) => [`/boards/${key}/cards`, `/boards/${key}/cards 2`];
      expect(provider.calls, `${status}`).toEqual([
        ...['/boards', ...pagesOf('red'), ...pagesOf('blue'), ...pagesOf('blue')],
        ...['/boards 2', ...pagesOf('green'), ...pagesOf('green')],
      ]);
      expect(cards().filter((id) => id.startsWith('red'))).toHaveLength(3);
      expect(new Set(cards()).size).toBe(9);
      expect((await latest()).last?.details).toMatchObject({ restarts: '2' });
    }
  });

  it('leaves out a parent that is gone in the middle of its list', async () => {
    const { provider, trigger, installation, runJobs, cards, latest } = await startRead();
    const isGone = () => provider.calls.includes('/boards/blue/cards 2');
    Object.defineProperty(provider.all.get('blue'), 'refusal', {
      get: () => (isGone() ? { status: 404 } : undefined),
    });

    await trigger(installation);
    await runJobs();

    expect(new Set(cards()).size).toBe(5);
    expect((await latest()).last?.details).toMatchObject({ parentsRead: '1', parentsGone: '1' });
  });

  it('ends with the reason when the list of parents never does, though nothing is below them', async () => {
    const { provider, trigger, installation, runJobs, latest } = await startRead();
    for (const board of provider.all.values()) board.cards = [];
    provider.quirks.isEndless = true;

    await trigger(installation);
    await runJobs();

    const { operation, last } = await latest();
    expect(operation?.status).toBe('failure');
    expect(last?.error).toContain('pages that it had sent before');
    expect(provider.calls.length).toBeLessThan(20);
  });
});
