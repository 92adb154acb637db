import { describe, expect, it } from 'vitest';
import { eachOf, startReadingSimulated } from '../../../../test/installed-simulator.ts';
import { receiverOfEachTest } from '../../../../test/receiver-of-each-test.ts';

const OBJECTS = { issues: 'title', repos: 'full_name', 'user/emails': 'email' };

const receiver = receiverOfEachTest();

/** An installation over an account that has three records of each object. */
const startInstalled = (
  objects: Readonly<Record<string, string>> = OBJECTS,
  write: readonly string[] = ['issues', 'repos', 'repos/issues', 'user/keys'],
) => startReadingSimulated('github', receiver, { seeded: eachOf(Object.keys(OBJECTS)), objects, write });

describe('the connector of GitHub', () => {
  it('reads the issues of each repository, then only what has changed, and writes them by their path', async () => {
    const { runJobs, nextScheduled, arrived, write } = await startInstalled({ 'repos/issues': 'title path' });
    const pathsOf = () => arrived('repos/issues').map(({ fields }) => String(fields.path));

    await runJobs();
    const [first = '', ...others] = pathsOf().toSorted();
    await nextScheduled();
    const unchanged = pathsOf();
    const [owner, repo] = first.split('/');
    const created = await write('repos/issues', 'create', { owner, repo, title: 'New' });
    const updated = await write('repos/issues', 'update', { id: first, title: 'Renamed' });
    await nextScheduled();

    expect(first).toMatch(/^acme\/.+-\d\/1$/);
    expect([others.length, unchanged]).toEqual([2, []]);
    expect(created.body.result).toMatchObject({ success: true, recordId: `${owner}/${repo}/2` });
    expect(updated.body.result).toMatchObject({ success: true, recordId: first });
    expect(pathsOf().toSorted()).toEqual([first, `${owner}/${repo}/2`]);
  });

  it('writes issues and repositories where the fields of the record say', async () => {
    const { write, recordsOf } = await startInstalled();
    const [{ values: repository }] = await recordsOf('repos');
    const place = { owner: 'acme', repo: repository.name };

    const made = await write('issues', 'create', { ...place, title: 'Broken', body: 'It does not start.' });
    const id = made.body.result.recordId;
    const number = made.body.result.data.number;
    const closed = await write('issues', 'update', { id, ...place, number, state: 'closed' });
    const archived = await write('repos', 'update', { id: '41000', ...place, archived: true });

    const issue = (await recordsOf('issues')).find((one: { id: string }) => one.id === id);
    expect(closed.body.result).toMatchObject({ success: true, recordId: id, data: { state: 'closed' } });
    expect(issue.values).toMatchObject({
      title: 'Broken',
      state: 'closed',
      repository: { name: place.repo },
    });
    expect(archived.body.result).toMatchObject({ success: true, recordId: '41000' });
    expect((await recordsOf('repos'))[0].values).toMatchObject({ archived: true, name: place.repo });
  });

  it('reads, describes, searches and writes an object by another form of its name', async () => {
    const name = 'Repo/Issue';
    const { base, request, runJobs, arrived, write } = await startInstalled({ [name]: 'title path' }, [name]);

    await runJobs();
    const [first] = arrived(name).map(({ fields }) => String(fields.path));
    const [owner, repo] = first?.split('/') ?? [];
    const created = await write(name, 'create', { owner, repo, title: 'New' });
    const filters = { owner, repo, state: 'open' };
    const found = await request('POST', `/search${base}?groupRef=acme`, {
      objectName: name,
      fieldFilters: Object.entries(filters).map(([fieldName, value]) => ({
        fieldName,
        operator: 'eq',
        value,
      })),
    });
    const described = await request(
      'GET',
      `${base}/objects/${encodeURIComponent(name)}/metadata?groupRef=acme`,
    );

    expect(arrived(name)).toHaveLength(3);
    expect(created.body.result).toMatchObject({ success: true, recordId: `${owner}/${repo}/2` });
    expect(found.body.results.map(({ id }: { id: string }) => id)).toContain(`${owner}/${repo}/2`);
    expect(described.body.fields).toHaveProperty('title');
  });

  it('sends nothing for an issue whose place is not told, and says which field is missing', async () => {
    const { write, atProvider } = await startInstalled();

    const refused = await write('issues', 'update', {
      id: '9000000',
      owner: 'acme',
      number: 1,
      state: 'closed',
    });

    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain('needs the field \\"repo\\"');
    const { calls } = await atProvider('GET', '/calls');
    expect(calls.filter(({ method }: { method: string }) => method !== 'GET')).toEqual([]);
  });

  it('adds and removes keys of the person', async () => {
    const { write, recordsOf } = await startInstalled();

    const added = await write('user/keys', 'create', { title: 'Desk', key: 'ssh-ed25519 B' });
    const removed = await write('user/keys', 'delete', { id: added.body.result.recordId });

    expect(added.body.result).toMatchObject({ success: true, recordId: '700', data: { title: 'Desk' } });
    expect(removed.body.result).toMatchObject({ success: true });
    expect(await recordsOf('user/keys')).toMatchObject([{ isDeleted: true }]);
  });

  it('waits for a limit that is told with 403, and takes any other 403 for a lack of permission', async () => {
    const { runJobs, arrived, atProvider, advanceClock, now } = await startInstalled();
    const limited = { refusal: 'rateLimited', path: '/issues', retryAfter: '60' };
    const forbidden = { refusal: 'forbidden', path: '/user/repos' };
    await atProvider('PUT', '/quirks', { now: now().getTime(), faults: [limited, forbidden] });

    await runJobs();
    const early = arrived('issues').length;
    advanceClock(61_000);
    await runJobs();

    expect(early).toBe(0);
    expect(arrived('issues')).toHaveLength(3);
    expect(arrived('repos')).toEqual([]);
  });
});
