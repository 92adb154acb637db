import { expect } from 'vitest';
import { conform } from './conform.ts';
import { type Conforming, startConforming } from './conforming.ts';

const MINUTE_MS = 60_000;

/** Writes with the caller's key, so that a second request with it is the same write. */
function writing({ request, project, integration, conformer }: Conforming) {
  const object = encodeURIComponent(conformer.object);
  const path = `/write/v1/projects/${project.id}/integrations/${integration.id}/objects/${object}`;
  return (body: object, key?: string) =>
    request('POST', path, { groupRef: 'acme', ...body }, key === undefined ? {} : { 'idempotency-key': key });
}

async function startWriting(conformer: Conforming['conformer']) {
  const { object } = conformer;
  const write = { objects: { [object]: { objectName: object, deletionSettings: { enabled: true } } } };
  const world = await startConforming(conformer, { write });
  const having = async (text: string) =>
    (await world.account.records(object)).filter(
      ({ values, isDeleted }) => !isDeleted && values[conformer.textField] === text,
    );
  return { ...world, write: writing(world), having };
}

conform(22, async (conformer) => {
  const { textField, required = {}, written = (text) => text } = conformer;
  const { write, having, account, facts, set, pass, runJobs } = await startWriting(conformer);
  const endpoints = facts.handled.write;
  const record = (text: string) => ({ ...required, [textField]: written(text) });

  const created = await write({ type: 'create', record: record('Created') });
  const id = created.body.result?.recordId;
  expect(created).toMatchObject({ status: 200, body: { result: { success: true } } });
  // Below parents, the connector may make an id of the parent's and the own one, and so may the account of the test.
  const ownId = (whole: unknown) => (conformer.parents ? String(whole).split('/').at(-1) : whole);
  const own = ownId(id);
  expect((await having('Created')).map((one) => ownId(one.id))).toEqual([own]);
  const updated = await write({ type: 'update', record: { id, [textField]: written('Updated') } });
  expect(updated).toMatchObject({ status: 200, body: { result: { success: true, recordId: id } } });
  expect((await having('Updated')).map((one) => ownId(one.id))).toEqual([own]);
  if (endpoints?.delete) {
    const deleted = await write({ type: 'delete', record: { id } });
    expect(deleted).toMatchObject({ status: 200, body: { result: { success: true } } });
    expect(await having('Updated')).toEqual([]);
    const again = await write({ type: 'delete', record: { id } });
    expect(again.status, 'a delete of what is not there').toBe(conformer.deletesAgain ? 200 : 422);
  }

  const batch = [
    { record: record('Batch') },
    { record: { ...record('Batch'), no_such_field_here: 'x' } },
    { record: record('Batch') },
  ];
  const mixed = await write({ type: 'create', batch });
  const outcomes = mixed.body.results?.map(({ success }: { success: boolean }) => success);
  expect(outcomes).toEqual(conformer.takesAnyField ? [true, true, true] : [true, false, true]);
  expect(await having('Batch')).toHaveLength(outcomes.filter(Boolean).length);

  await account.forgetCalls();
  await set({ faults: [{ method: endpoints?.create?.method ?? 'POST', losesAnswer: true }] });
  const lost = await write({ type: 'create', record: record('Once') }, 'once');
  await pass(2 * MINUTE_MS);
  await runJobs();
  const after = await write({ type: 'create', record: record('Once') }, 'once');

  const isRepeatable = endpoints?.create?.repeat.by !== 'none';
  expect(await having('Once')).toHaveLength(1);
  expect(lost.status).toBe(isRepeatable ? 502 : 409);
  expect(after).toMatchObject(
    isRepeatable
      ? { status: 200, body: { result: { success: true } } }
      : { status: 409, body: { code: 'outcome_unknown' } },
  );
});

conform(28, async (conformer) => {
  const { textField, required = {}, written = (text) => text, upsert } = conformer;
  const { field = '', value = '' } = upsert ?? {};
  const { write, having, set, pass, runJobs, account } = await startWriting(conformer);
  const record = (text: string, which = value) => ({
    ...required,
    [textField]: written(text),
    [field]: which,
  });
  const put = (text: string, key?: string) =>
    write({ type: 'upsert', upsertBy: field, record: record(text) }, key);

  const made = await put('First');
  const changed = await put('Second');
  expect([made, changed]).toMatchObject([
    { status: 200, body: { result: { success: true } } },
    { status: 200, body: { result: { success: true } } },
  ]);
  expect(changed.body.result.recordId).toBe(made.body.result.recordId);
  expect([await having('First'), (await having('Second')).length]).toEqual([[], 1]);

  const batch = [record('Third'), record('Other', `other-${value}`), record('Fourth')];
  const several = await write({
    type: 'upsert',
    upsertBy: field,
    batch: batch.map((one) => ({ record: one })),
  });
  expect(several).toMatchObject({ status: 200, body: { successCount: 3, failureCount: 0 } });
  expect(several.body.results[0].recordId).toBe(several.body.results[2].recordId);
  expect(several.body.results[0].recordId).not.toBe(several.body.results[1].recordId);
  const counts = ['Third', 'Other', 'Fourth'].map(async (text) => (await having(text)).length);
  expect(await Promise.all(counts)).toEqual([0, 1, 1]);

  await account.forgetCalls();
  await set({ faults: ['POST', 'PUT', 'PATCH'].map((method) => ({ method, losesAnswer: true, times: 1 })) });
  const lost = await put('Once', 'once');
  await set({ faults: [] });
  await pass(2 * MINUTE_MS);
  await runJobs();
  const after = await put('Once', 'once');
  expect([lost.status, after.status]).toEqual([502, 200]);
  expect(await having('Once')).toHaveLength(1);

  const other = await write({ type: 'upsert', upsertBy: textField, record: record('By another field') });
  expect([200, 400, 422]).toContain(other.status);
  if (other.status !== 200) expect(await having('By another field')).toEqual([]);
});
