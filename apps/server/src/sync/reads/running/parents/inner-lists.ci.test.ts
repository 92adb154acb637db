import { describe, expect, it } from 'vitest';
import { type ConformanceProvider, nameOf } from '../../../../../test/conformance/conformance-provider.ts';
import { startConforming } from '../../../../../test/conformance/conforming.ts';
import { conformanceProviders } from '../../../../../test/conformance/providers.ts';
import { inFull } from '../../../../../test/full-run.ts';

const blocks = conformanceProviders.find((one) => nameOf(one) === 'notion blocks') as ConformanceProvider;
const page = String(blocks.required?.page);

/** Two pages, of which one has the given blocks, each inside another one or on the page. */
async function startPage(
  around: Readonly<Record<string, string | undefined>>,
  quirks: Readonly<Record<string, unknown>> = {},
) {
  const world = await startConforming(blocks, { isUnread: true, quirks });
  const { account } = world;
  const ids = new Map<string, string>();
  for (const [name, outer] of Object.entries(around)) {
    const inside = outer === undefined ? {} : { inside: ids.get(outer) };
    ids.set(name, await account.create('blocks', { page, paragraph: name, ...inside }));
  }
  const latest = async () => {
    const [operation] = await world.operations();
    return { operation, logs: await world.logs(operation) };
  };
  return {
    ...world,
    latest,
    idOf: (name: string) => ids.get(name) ?? '',
    /** The texts that the backfill delivers. */
    async read() {
      await world.goOn(3);
      return world
        .messages()
        .flatMap(({ result = [] }) => result.map(({ raw }) => textOf(raw)))
        .toSorted();
    },
    listsRead: async () =>
      (await account.calls()).filter(({ path }) => path.includes('/children')).map(({ path }) => path),
  };
}

// biome-ignore lint/suspicious/noExplicitAny: the raw record is as the provider sent it.
const textOf = (raw: any): string => raw.paragraph.rich_text[0].plain_text;

describe('lists inside records', () => {
  // @holds S276
  it('are read to the innermost, each once', async () => {
    const tree = { a: undefined, b: undefined, a1: 'a', a2: 'a', a11: 'a1', a111: 'a11', b1: 'b' };
    const world = await startPage(tree, { largestPage: 1 });

    const texts = await world.read();

    expect(texts).toEqual(Object.keys(tree).toSorted());
    const calls = await world.listsRead();
    expect(new Set(calls).size).toBe(calls.length);
    const { operation, logs } = await world.latest();
    expect(operation?.status).toBe('success');
    expect(logs.at(-1)?.message.details).toMatchObject({ parentsRead: '2' });
  });

  inFull('go on after any turn that is cut off, and repeat no list', async () => {
    const names = Array.from({ length: 105 }, (_, index) => `n${index}`);
    // A chain for each ten, so that there are more lists than one turn reads.
    const tree = Object.fromEntries(
      names.map((name, index) => [name, index % 10 === 0 ? undefined : `n${index - 1}`]),
    );
    const world = await startPage(tree);

    await world.oneTurn();
    const before = (await world.listsRead()).length;
    await world.goOn(3);

    expect(before).toBeLessThan(105);
    expect(new Set(world.arrived()).size).toBe(105);
    const calls = await world.listsRead();
    expect(new Set(calls).size).toBe(calls.length);
  });

  // @holds S276
  it('are left out below a depth, and the operation says so', async () => {
    const names = Array.from({ length: 24 }, (_, index) => `n${index}`);
    const tree = Object.fromEntries(
      names.map((name, index) => [name, index === 0 ? undefined : `n${index - 1}`]),
    );
    const world = await startPage(tree);

    const texts = await world.read();

    expect(texts).toHaveLength(21);
    const { operation, logs } = await world.latest();
    expect(operation).toMatchObject({
      status: 'success',
      result: expect.stringContaining('1 list inside records was left out'),
    });
    expect(logs.at(-1)?.message.details).toMatchObject({ innerListsLeftOut: '1' });
  });

  it('are passed over when one is gone, and those around go on', async () => {
    const world = await startPage({ a: undefined, a1: 'a', a11: 'a1', a2: 'a', b: undefined });
    const path = `/blocks/${world.idOf('a1')}/children`;
    await world.set({ faults: [{ path, refusal: 'notFound', times: 1 }] });

    const texts = await world.read();

    expect(texts).toEqual(['a', 'a1', 'a2', 'b']);
    const { operation, logs } = await world.latest();
    expect(operation?.status).toBe('success');
    expect(logs.map(({ message }) => message.msg).join('\n')).toContain(
      `nothing below the record ${world.idOf('a1')} of "blocks"`,
    );
    expect(logs.at(-1)?.message.details).toMatchObject({ innerListsSkipped: '1', parentsRead: '2' });
  });
});
