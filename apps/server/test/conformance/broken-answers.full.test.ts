import { expect } from 'vitest';
import { conform } from './conform.ts';
import { idOf } from './conformance-provider.ts';
import { type Conforming, startConforming } from './conforming.ts';

/** Asks for a read of everything while a fault is on, and tells how it ended. */
async function readWith(world: Conforming, fault: object) {
  world.receiver.received.length = 0;
  await world.set({ faults: [fault] });
  await world.trigger();
  await world.goOn(3, 40_000);
  const [operation] = (await world.operations()).filter(({ metadata }) => metadata?.readType === 'triggered');
  return { status: operation?.status, count: new Set(world.arrived()).size };
}

conform(18, async (conformer) => {
  const world = await startConforming(conformer, { records: 7 });
  const whole = { status: 'success', count: 7 };
  const isOauth = world.connection.authScheme.startsWith('oauth2');

  const html = { status: 200, body: '<html>Be right back', headers: { 'content-type': 'text/html' } };
  expect(await readWith(world, html), 'HTML with 200').toEqual(whole);
  expect(await readWith(world, { cutAfterBytes: 20 }), 'cut JSON').toEqual(whole);
  expect(await readWith(world, { refusal: 'serverError' }), 'an outage').toEqual(whole);
  const refused = { status: 'failure', count: 0 };
  expect(await readWith(world, { refusal: 'forbidden' }), 'forbidden').toEqual(refused);
  expect(await readWith(world, { refusal: 'notFound', times: 100 }), 'no such object').toEqual(refused);
  expect(await world.progress()).toMatchObject({ pauseReason: null });
  if (isOauth) {
    expect(await readWith(world, { refusal: 'unauthorized' }), 'once').toEqual(whole);
  }

  await world.set({ faults: [{ refusal: 'unauthorized', times: 100 }] });
  await world.nextScheduled();
  expect(await world.progress()).toMatchObject({ pauseReason: 'credentials' });
});

conform(
  18,
  async (conformer) => {
    const { object, textField, otherField, required = {} } = conformer;
    const world = await startConforming(conformer, {
      records: 3,
      config: { selectedFieldsAuto: 'all' },
    });
    const long = 'ü'.repeat(2_500_000);
    await world.pass(1000);
    const id = await world.account.create(object, { ...required, [textField]: 'Big', [otherField]: long });
    await world.account.changeFields(object, { added: 10_000 });

    await world.nextScheduled();
    await world.goOn(2);

    const large = world
      .messages()
      .flatMap(({ resultInfo }) => (resultInfo.type === 'url' ? [resultInfo.downloadUrl] : []));
    const downloaded = await Promise.all(
      large.map(async (address) => (await world.app.request(address)).json()),
    );
    const raws = downloaded.flat().map((record) => idOf(conformer, record));
    expect([...world.arrived(), ...raws]).toContain(id);
    const text = JSON.stringify([world.messages(), downloaded]);
    expect(text.includes(long)).toBe(true);
  },
  { part: 'a record of 5 MB, and 10,000 fields', isLarge: true },
);

conform(27, async (conformer) => {
  const world = await startConforming(conformer, { isUnread: true });
  const all = await world.account.seed(conformer.object, 23);
  // The first calls are answered, and then no other.
  const fromThen = (refusal: string) => world.set({ faults: [{ refusal, after: 3, times: 10_000 }] });

  await fromThen('unauthorized');
  await world.nextScheduled();
  expect(await world.ending()).toMatchObject({ status: 'failure' });
  expect(await world.progress()).toMatchObject({ pauseReason: 'credentials' });
  expect(new Set(world.arrived()).size).toBeLessThan(all.length);

  await world.set({ faults: [] });
  await world.reconnect();
  await fromThen('forbidden');
  await world.nextScheduled();
  expect((await world.ending()).status).not.toBe('success');

  await world.set({ faults: [] });
  for (let count = 0; count < 3; count += 1) await world.nextScheduled();
  expect(await world.ending()).toMatchObject({ status: 'success' });
  expect(new Set(world.arrived())).toEqual(new Set(all));
});

conform(19, async (conformer) => {
  const { object, textField, otherField, filterField, moreFields = [], tellsHidden } = conformer;
  const others = [textField, filterField, ...moreFields].filter((name) => name !== otherField);
  const optional = [otherField, ...others.filter((name) => name !== textField)];
  const world = await startConforming(conformer, {
    isUnread: true,
    quirks: { largestPage: 1 },
    object: { optionalFields: optional.map((fieldName) => ({ fieldName })) },
    config: { selectedFields: Object.fromEntries(optional.map((name) => [name, true])) },
  });
  const all = await world.account.seed(object, 110);
  await world.oneTurn();

  await world.account.changeFields(object, { hidden: [otherField] });
  await world.runJobs();
  const vanished = await world.ending();
  expect(vanished).toMatchObject({ status: 'success' });
  expect(new Set(world.arrived())).toEqual(new Set(all));
  await world.expectValues(others);
  const { missingFields } = (await world.operations())[0]?.metadata ?? {};
  expect(missingFields).toEqual(tellsHidden && [otherField]);
  expect(world.messages().at(-1)?.missingFields).toEqual(tellsHidden && [otherField]);

  world.receiver.received.length = 0;
  const retyped = { [otherField]: { type: 'string', value: 'another kind' } };
  await world.account.changeFields(object, {});
  await world.trigger();
  await world.oneTurn();
  await world.account.changeFields(object, { retyped });
  await world.runJobs();
  expect(await world.ending()).toMatchObject({ status: 'success' });
  expect(new Set(world.arrived())).toEqual(new Set(all));
  await world.expectValues(others);
  expect(world.receiver.received.some(({ body }) => body.includes('another kind'))).toBe(true);
});
