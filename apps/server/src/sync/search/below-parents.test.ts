import type { FoundRecord } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { startReadingSimulated } from '../../../test/installed-simulator.ts';
import { receiverOfEachTest } from '../../../test/receiver-of-each-test.ts';

type Filters = Readonly<Record<string, string>>;

const receiver = receiverOfEachTest();

interface Options {
  readonly objectName: string;
  /** What the account has. */
  readonly seeded: Readonly<Record<string, number>>;
  readonly fields: string;
}

/** An integration whose objects are searched by filters that say what a field equals. */
async function startSearching(provider: string, { objectName, seeded, fields }: Options) {
  const server = await startReadingSimulated(provider, receiver, {
    seeded,
    objects: { [objectName]: fields },
    how: {},
    write: [objectName],
    quirks: {},
  });
  const { atProvider, base } = server;
  await atProvider('DELETE', '/calls');
  return {
    ...server,
    async search(...filters: readonly [fieldName: string, value: string][]) {
      const fieldFilters = filters.map(([fieldName, value]) => ({ fieldName, operator: 'eq', value }));
      return server.request('POST', `/search${base}?groupRef=acme`, { objectName, fieldFilters });
    },
    calls: async () => (await atProvider('GET', '/calls')).calls.map(({ path }: Filters) => path),
  };
}

const issuesOfRepositories: Options = {
  objectName: 'repos/issues',
  seeded: { repos: 3, issues: 12 },
  fields: 'path state',
};

describe('a search below a parent', () => {
  // @holds S263
  it('asks for one list only, and finds in it what the other filters say', async () => {
    const { search, calls } = await startSearching('github', issuesOfRepositories);

    const all = await search(['owner', 'acme'], ['repo', 'alder-1']);
    const closed = await search(['state', 'closed'], ['repo', 'alder-1'], ['owner', 'acme']);

    expect(all.status).toBe(200);
    expect(all.body.results.map(({ fields }: { fields: Filters }) => fields.path).toSorted()).toEqual([
      ...['acme/alder-1/1', 'acme/alder-1/2', 'acme/alder-1/3', 'acme/alder-1/4'],
    ]);
    expect(closed.body.results).toMatchObject([{ id: 'acme/alder-1/2', fields: { state: 'closed' } }]);
    const paths = (await calls()).map((path: string) => path.split('?')[0]);
    expect(paths).toEqual(Array(2).fill('/repos/acme/alder-1/issues'));
  });

  it('is refused without a call when the filters do not say which parent, or say two, or the list does not find by a field', async () => {
    const { search, calls } = await startSearching('github', issuesOfRepositories);

    const without = await search(['state', 'open'], ['owner', 'acme']);
    const two = await search(['owner', 'acme'], ['repo', 'alder-1'], ['repo', 'bright-2']);
    const byTitle = await search(['owner', 'acme'], ['repo', 'alder-1'], ['title', 'x']);

    expect([without.status, without.body.code]).toEqual([422, 'search_refused']);
    expect(without.body.causes.join()).toContain('needs a filter for "owner" and "repo"');
    expect(two.body.causes.join()).toContain('two values of "repo"');
    expect(byTitle.body.causes.join()).toContain('does not find "repos/issues" by "title"');
    expect(await calls()).toEqual([]);
    // There is no such parent.
    const nowhere = await search(['owner', 'acme'], ['repo', 'none']);
    expect([nowhere.status, nowhere.body.code]).toEqual([422, 'search_refused']);
    expect(await calls()).toHaveLength(1);
  });

  it('finds an event of a calendar by the id that it has in all calendars, and none that was deleted', async () => {
    const { search, atProvider } = await startSearching('google', {
      objectName: 'calendarEvents',
      seeded: { calendarList: 2, calendarEvents: 6 },
      fields: 'calendarAndId iCalUID',
    });
    const calendar = 'team00000001@group.calendar.example';

    const { body } = await search(['calendar', calendar]);
    const { fields } = body.results[1];
    const found = await search(['calendar', calendar], ['iCalUID', fields.iCalUID]);
    const deleted = body.results[0].id;
    await atProvider('DELETE', `/objects/calendarEvents/records/${encodeURIComponent(deleted)}`);
    const left = await search(['calendar', calendar]);

    const ids = body.results.map(({ id }: FoundRecord) => id);
    expect(ids).toHaveLength(3);
    expect(found.body.results).toMatchObject([{ id: fields.calendarAndId }]);
    expect(left.body.results.map(({ id }: FoundRecord) => id)).toEqual(ids.slice(1));
  });
});

describe('a search among records that are marked as deleted', () => {
  it('finds those with the mark when a filter names it, and says otherwise how many it left out', async () => {
    const { search, request, base, installation, recordsOf } = await startSearching('stripe', {
      objectName: 'subscriptions',
      seeded: { subscriptions: 4 },
      fields: 'status',
    });
    const { values } = (await recordsOf('subscriptions')).at(-1);

    const canceled = await search(['status', 'canceled']);
    const ofCustomer = await search(['customer', values.customer]);

    expect(canceled.body.results).toMatchObject([{ fields: { status: 'canceled' } }]);
    expect(ofCustomer.body.results).toEqual([]);
    const { body } = await request('GET', `${base}/installations/${installation.id}/operations`);
    expect(body.results[0].result).toBe(
      '[subscriptions] Search found 0 records, and left out 1 that is marked as deleted',
    );
  });
});
