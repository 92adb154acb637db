import { and, eq, ne } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type ConformanceProvider, nameOf } from '../../../../../test/conformance/conformance-provider.ts';
import { startConforming } from '../../../../../test/conformance/conforming.ts';
import type { ConformanceOptions } from '../../../../../test/conformance/conforming-installation.ts';
import { conformanceProviders } from '../../../../../test/conformance/providers.ts';
import { feedTokens } from '../../../../platform/db/tables.ts';
import { followConnections } from '../../following/read-effects.ts';
import { expectNothingLost } from './dying-feed.fixture.ts';

const MINUTE_MS = 60_000;
const [first, second] = ['team00000001@group.calendar.example', 'team00000002@group.calendar.example'];
const events = conformanceProviders.find(
  (one) => nameOf(one) === 'google events of calendars',
) as ConformanceProvider;

/** Two calendars with four events each, which a backfill has read. */
async function startCalendars(options: ConformanceOptions = {}) {
  const world = await startConforming(events, { records: 8, ...options });
  const { account, installation } = world;
  const ids = (await account.records('calendarEvents')).map(({ id }) => id);
  const isIt = and(eq(feedTokens.installationId, installation.id), ne(feedTokens.parentHash, ''));
  return {
    ...world,
    ids,
    of: (calendar: string) => ids.filter((id) => id.startsWith(`${calendar}/`)),
    touch: (id = '', text = 'Changed') => account.change('calendarEvents', id, { summary: text }),
    remove: (id = '') => account.remove('calendarEvents', id),
    /** What the next scheduled read delivers. */
    async next() {
      world.receiver.received.length = 0;
      await account.forgetCalls();
      await world.nextScheduled();
      return world.arrived().toSorted();
    },
    /** Of each list of events that was asked for, the calendar and whether it was asked with a token. */
    asked: async () =>
      (await account.calls())
        .map(({ path }) => new URL(path, 'http://google.example'))
        .filter(({ pathname }) => pathname.endsWith('/events'))
        .map(({ pathname, searchParams }) => [
          decodeURIComponent(pathname.split('/').at(-2) ?? ''),
          searchParams.has('syncToken'),
        ]),
    /** What the log of the latest run says. */
    async said() {
      const [operation] = await world.operations();
      return (await world.logs(operation)).map(({ message }) => message.msg).join('\n');
    },
    tokens: () => world.dependencies.db.select().from(feedTokens).where(isIt),
  };
}

describe('a feed by token below parents', () => {
  // @holds S275
  it('has a token for each list, and brings what has changed in each, with deletions', async () => {
    const world = await startCalendars();
    const none = await world.next();
    const [changed, removed] = [world.of(first)[1], world.of(second)[2]];
    await world.touch(changed);
    await world.remove(removed);
    const some = await world.next();
    const raws = world.messages().flatMap(({ result = [] }) => result.map(({ raw }) => raw));
    const after = await world.next();

    expect([none, some, after]).toEqual([[], [changed, removed], []]);
    expect(raws).toContainEqual(expect.objectContaining({ status: 'cancelled' }));
    expect(await world.asked()).toEqual([
      [first, true],
      [second, true],
    ]);
    expect((await world.tokens()).map(({ tokenSealed }) => tokenSealed)).toEqual([
      expect.stringMatching(/^v1\./),
      expect.stringMatching(/^v1\./),
    ]);
    const logs = JSON.stringify(await world.logs((await world.operations())[0]));
    expect(logs).toContain('syncToken=hidden');
  });

  it('reads the whole list of a parent that is new, and no other, and forgets the token of one that is gone', async () => {
    const world = await startCalendars();
    await world.next();
    const [third] = await world.account.seed('calendarList', 1);
    // It was in the calendar long before the account saw the calendar.
    const old = { updateTime: world.now().getTime() - 1000 };
    const id = await world.account.create(
      'calendarEvents',
      { summary: 'Old' },
      { ...old, id: `${third}/event00000001` },
    );

    const found = await world.next();

    expect(found).toEqual([id]);
    expect(await world.asked()).toEqual([
      [first, true],
      [second, true],
      [third, false],
    ]);
    expect([await world.next(), (await world.tokens()).length]).toEqual([[], 3]);

    // It forgets the token of a parent that is no longer listed, and all of another account.
    await world.account.remove('calendarList', second);
    await world.next();
    expect(await world.tokens()).toHaveLength(2);
    await world
      .context()
      .transaction((tx) => followConnections.changed(tx, world.connection.id, { isOtherAccount: true }));
    expect(await world.tokens()).toEqual([]);
  });

  // @holds S275
  it('reads one list in full when the provider has forgotten its token, and says which, or all when somebody asks', async () => {
    const world = await startCalendars();
    await world.next();
    const changed = world.of(first)[0];
    await world.touch(changed);
    await world.pass(1000);
    await world.set({ feedKeptMs: 0, feedKeptFor: second });
    const found = await world.next();
    const [asked, said] = [await world.asked(), await world.said()];
    await world.set({});
    const after = await world.next();

    expect(found).toEqual([changed, ...world.of(second)].toSorted());
    expect(asked).toEqual([
      [first, true],
      [second, true],
      [second, false],
    ]);
    expect(said).toContain(`below the record ${second} of "calendarList" since the token of that list`);
    expect([after, (await world.ending()).status]).toEqual([[], 'success']);

    // A read that somebody asks for neither uses the tokens nor moves them.
    const before = await world.tokens();
    await world.touch(world.of(first)[3]);
    await world.account.forgetCalls();
    await world.trigger({ fromTime: new Date(world.now().getTime() - 60 * MINUTE_MS) });
    await world.runJobs();
    expect(await world.asked()).toEqual([
      [first, false],
      [second, false],
    ]);
    expect(await world.tokens()).toEqual(before);
    expect(await world.next()).toEqual([world.of(first)[3]]);
  });

  it('loses nothing when its process is killed, and repeats nothing under another id', async () => {
    const world = await startCalendars({ quirks: { largestPage: 2 } });
    await expectNothingLost(world, 5);
  });
});
