import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ConformanceProvider } from '../../../../../test/conformance/conformance-provider.ts';
import { startConforming } from '../../../../../test/conformance/conforming.ts';
import type { ConformanceOptions } from '../../../../../test/conformance/conforming-installation.ts';
import { conformanceProviders } from '../../../../../test/conformance/providers.ts';
import { feedTokens, readObjects } from '../../../../platform/db/tables.ts';
import { followConnections } from '../../following/read-effects.ts';
import { expectNothingLost } from './dying-feed.fixture.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const named = (dialect: string) => conformanceProviders.find((one) => one.dialect === dialect);
/** A feed by token, and one by time. */
const calendars = { ...named('google'), object: 'calendarList', required: {} } as ConformanceProvider;
const customers = named('stripe') as ConformanceProvider;

async function startFeed(conformer: ConformanceProvider, options: ConformanceOptions = {}) {
  const world = await startConforming(conformer, { records: 8, ...options });
  const { account } = world;
  const { object, textField } = conformer;
  const ids = (await account.records(object)).map(({ id }) => id);
  return {
    ...world,
    ids,
    touch: (id = '', text = 'Changed') => account.change(object, id, { [textField]: text }),
    remove: (id = '') => account.remove(object, id),
    /** What the next scheduled read delivers. */
    async next() {
      world.receiver.received.length = 0;
      await account.forgetCalls();
      await world.nextScheduled();
      return world.arrived();
    },
    /** The paths that were asked for since, without the limits of pages. */
    paths: async () => (await account.calls()).map(({ path }) => path),
    /** What the log of the latest run says. */
    async said() {
      const [operation] = await world.operations();
      return (await world.logs(operation)).map(({ message }) => message.msg).join('\n');
    },
    tokens: () =>
      world.dependencies.db
        .select()
        .from(feedTokens)
        .where(eq(feedTokens.installationId, world.installation.id)),
  };
}

describe('a feed by token', () => {
  // @holds S9
  it('brings what has changed since the read before, with deletions, and nothing twice', async () => {
    const world = await startFeed(calendars);
    const none = await world.next();
    await world.touch(world.ids[2]);
    await world.remove(world.ids[5]);
    const some = await world.next();
    const raws = world.messages().flatMap(({ result = [] }) => result.map(({ raw }) => raw));
    const after = await world.next();

    expect([none, some.toSorted(), after]).toEqual([[], [world.ids[2], world.ids[5]].toSorted(), []]);
    expect(raws).toContainEqual(expect.objectContaining({ id: world.ids[5], deleted: true }));
    expect(await world.paths()).toEqual([expect.stringContaining('syncToken=')]);
    const [kept] = await world.tokens();
    expect(kept?.tokenSealed).toMatch(/^v1\./);
    expect(JSON.stringify(await world.logs((await world.operations())[0]))).toContain('syncToken=hidden');
  });

  it('follows its pages with the same token, which a read that somebody asks for neither uses nor moves', async () => {
    const world = await startFeed(calendars, { quirks: { largestPage: 2 } });
    for (const id of world.ids) await world.touch(id);

    const all = await world.next();

    expect(all.toSorted()).toEqual(world.ids.toSorted());
    const asked = (await world.paths()).map((path) => new URLSearchParams(path.split('?')[1]));
    expect(new Set(asked.map((query) => query.get('syncToken'))).size).toBe(1);
    expect(asked.map((query) => query.has('pageToken'))).toEqual([false, true, true, true]);

    const [before] = await world.tokens();
    await world.touch(world.ids[1]);
    await world.account.forgetCalls();
    await world.trigger({ fromTime: new Date(world.now().getTime() - DAY_MS) });
    await world.runJobs();
    expect((await world.paths()).filter((path) => path.includes('syncToken'))).toEqual([]);
    expect(await world.tokens()).toEqual([before]);
    expect(await world.next()).toEqual([world.ids[1]]);
  });

  it('reads everything when the provider has forgotten the token, and says so, or when it is not that of the watermark', async () => {
    const world = await startFeed(calendars);
    await world.set({ feedKeptMs: 0 });
    const all = await world.next();
    const said = await world.said();
    await world.set({});
    const none = await world.next();

    expect(all.toSorted()).toEqual(world.ids.toSorted());
    expect(said).toContain('no longer knows what has changed since then. All records are read');
    expect([none, (await world.ending()).status]).toEqual([[], 'success']);

    const isIt = eq(readObjects.installationId, world.installation.id);
    // As a release would that does not know tokens.
    const watermark = new Date(world.now().getTime() + 1);
    await world.dependencies.db.update(readObjects).set({ watermark }).where(isIt);
    const again = await world.next();
    expect([again.toSorted(), await world.next()]).toEqual([world.ids.toSorted(), []]);
  });

  it('belongs to one account', async () => {
    // There is no backfill, so no read of the new account leaves a token before the next scheduled read.
    const world = await startFeed(calendars, { isUnread: true, object: { backfill: undefined } });
    await world.next();
    const none = await world.next();

    await world
      .context()
      .transaction((tx) => followConnections.changed(tx, world.connection.id, { isOtherAccount: true }));
    const all = await world.next();

    expect([none, all.toSorted()]).toEqual([[], world.ids.toSorted()]);
    expect((await world.paths()).filter((path) => path.includes('syncToken'))).toEqual([]);
    expect(await world.said()).toContain('No read has left a token');
  });
});

describe('a feed by time', () => {
  it('names the records that have changed, which are read as they are, once each, and reads everything after more days than it reaches back', async () => {
    const world = await startFeed(customers);
    const none = await world.next();
    await world.touch(world.ids[2], 'First');
    await world.pass(1000);
    await world.touch(world.ids[2], 'Second');
    await world.remove(world.ids[5]);
    const some = await world.next();
    const raws = world.messages().flatMap(({ result = [] }) => result.map(({ raw }) => raw));
    const after = await world.next();

    expect([none, some.toSorted(), after]).toEqual([[], [world.ids[2], world.ids[5]].toSorted(), []]);
    expect(raws).toContainEqual(expect.objectContaining({ id: world.ids[2], name: 'Second' }));
    // The record in the event has no metadata, because the account has another version.
    expect(raws).toContainEqual(expect.objectContaining({ id: world.ids[2], metadata: expect.anything() }));
    expect(raws).toContainEqual({ id: world.ids[5], object: 'customer', deleted: true });
    expect((await world.paths()).filter((path) => path.startsWith('/v1/customers?'))).toEqual([]);

    // It reaches back less far than this.
    await world.pass(31 * DAY_MS);
    const all = await world.next();
    const left = world.ids.filter((id) => id !== world.ids[5]);
    expect(all.toSorted()).toEqual(left.toSorted());
    expect(await world.said()).toContain('Stripe keeps changes for 30 days, and the last read is longer ago');
    expect(await world.next()).toEqual([]);
    expect(await world.said()).toContain('Stripe says have changed');
  });

  it('brings a record that is again as it was before a read that somebody asked for', async () => {
    const world = await startFeed(customers);
    const [id = ''] = world.ids;
    await world.touch(id, 'First');
    await world.next();
    await world.touch(id, 'Second');
    await world.trigger();
    await world.runJobs();
    await world.touch(id, 'First');

    expect([await world.next(), await world.next()]).toEqual([[id], []]);
  });
});

const feeds = [
  ['token', calendars, 7],
  // It takes more statements, since it reads each record that has changed.
  ['time', customers, 13],
] as const;

describe.each(feeds)('a feed by %s whose process is killed', (_, conformer, step) => {
  it('loses nothing, and repeats nothing under another id', async () => {
    const world = await startFeed(conformer, { quirks: { largestPage: 2 } });
    await expectNothingLost(world, step);
  });
});
