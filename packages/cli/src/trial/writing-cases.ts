import { randomUUID } from 'node:crypto';
import type { TrialCase } from './cases.ts';
import { factsOf, memberOf, ProviderError } from './engine.ts';
import { Fault, readPages } from './reading.ts';
import { DAY_MS, LeftOut, MOST_PAGES, type Trial, type Written } from './trial.ts';

/** Makes a record, changes it, and deletes what was made. */
export function writingSteps(
  trial: Trial,
  { create, update }: Written,
): readonly (readonly [TrialCase, () => Promise<void>])[] {
  const { connector, objectName, fetch } = trial;
  const made: string[] = [];
  const write = async (
    type: 'create' | 'update' | 'delete',
    record: Readonly<Record<string, unknown>>,
    recordId?: string,
  ) => {
    if (!connector.writing(objectName, type)) throw new LeftOut(`The connector declares no ${type}.`);
    const how = { type, objectName, recordId, record, repeatKey: randomUUID(), wasSent: false };
    return connector.write(how, fetch);
  };
  const first = () => made[0] ?? leftOut('No record was made.');
  return [
    [
      'create',
      async () => {
        const { recordId } = await write('create', create);
        if (recordId === undefined) throw new Fault('The answer to a create has no id where it is declared.');
        made.push(recordId);
        await assertHas(trial, recordId, create);
      },
    ],
    [
      'update',
      async () => {
        const id = first();
        const before = await timeOf(trial, id);
        await write('update', { ...update, ...placeOf(trial, create) }, id);
        await assertHas(trial, id, update);
        const after = await timeOf(trial, id);
        if (before !== undefined && after !== undefined && after < before) {
          throw new Fault('The time of the last change has moved back.');
        }
      },
    ],
    [
      'batch',
      async () => {
        if (!connector.writing(objectName, 'create')?.batch)
          throw new LeftOut('The connector declares no batch.');
        const records = [create, { ...create, ...update }];
        const entries = records.map((record) => ({ recordId: undefined, record }));
        const asked = { objectName, records: entries, repeatKey: randomUUID() };
        const { results } = await connector.writeWhole('create', asked, fetch);
        const ids = results.map((result) => ('written' in result ? result.written.recordId : undefined));
        made.push(...ids.flatMap((id) => id ?? []));
        const without = records.findIndex((_, index) => ids[index] === undefined) + 1;
        if (without > 0) throw new Fault(`Record ${without} of a batch has no id in its result.`);
        for (const [index, record] of records.entries()) await assertHas(trial, ids[index] ?? '', record);
      },
    ],
    [
      'delete',
      async () => {
        first();
        await deleteAll(made, (id) => write('delete', {}, id));
        if (connector.canGet(objectName)) await assertGone(trial, first());
        if (connector.object(objectName).deletes.source === 'flag') return assertMarked(trial, first());
        if (!connector.canGet(objectName)) leftOut(NOT_LOOKED);
      },
    ],
  ];
}

/** Deletes what a trial has made, also after one that stays. Says why one stays, and which do. */
async function deleteAll(
  made: readonly string[],
  deleteOne: (id: string) => Promise<unknown>,
): Promise<void> {
  const left: string[] = [];
  let why: unknown;
  for (const id of made) {
    await deleteOne(id).catch((error: unknown) => {
      left.push(id);
      why ??= error;
    });
  }
  if (left.length === 0) return;
  if (!(why instanceof LeftOut || why instanceof Fault || why instanceof ProviderError)) throw why;
  const words = `${why.message} These records of the trial stay in the account: ${left.join(', ')}.`;
  throw why instanceof LeftOut ? new LeftOut(words) : new Fault(words);
}

/** The fields that say where a record is, which an update needs too. */
function placeOf({ connector, objectName }: Trial, record: Readonly<Record<string, unknown>>) {
  const names = Object.keys(connector.object(objectName).parents?.values ?? {});
  return Object.fromEntries(names.flatMap((name) => (name in record ? [[name, record[name]]] : [])));
}

async function lookAt({ connector, objectName, ask, fetch }: Trial, id: string) {
  if (!connector.canGet(objectName)) return undefined;
  return (await connector.get({ objectName, id, fields: ask().fields }, fetch)).found;
}

const NOT_LOOKED =
  'It was answered as done. The connector declares no call for a single record, so nobody has looked.';

/**
 * @throws {Fault} when a record does not have what was written. Only plain values are compared.
 * @throws {LeftOut} when that cannot be seen
 */
async function assertHas(trial: Trial, id: string, sent: Readonly<Record<string, unknown>>): Promise<void> {
  const found = await lookAt(trial, id);
  if (!found) leftOut(NOT_LOOKED);
  const place = placeOf(trial, sent);
  const unseen: string[] = [];
  for (const [name, value] of Object.entries(sent)) {
    const has = memberOf(found, name) ?? undefined;
    const isShown = has !== undefined;
    if (typeof value === 'object' || typeof has === 'object') continue;
    if (isShown && String(has) !== String(value))
      throw new Fault(`"${name}" of the record is not what was written.`);
    if (isShown || value === '' || name in place) continue;
    if (trial.fields[name]) throw new Fault(`"${name}" was written, and the record does not have it.`);
    unseen.push(name);
  }
  if (unseen.length > 0)
    leftOut(`The record shows no "${unseen.join('", "')}", which is no field. Nobody can see what was kept.`);
}

async function timeOf(trial: Trial, id: string): Promise<number | undefined> {
  const found = await lookAt(trial, id);
  return found && factsOf(trial.connector.object(trial.objectName), found).updateMs;
}

async function assertGone(trial: Trial, id: string): Promise<void> {
  const { connector, objectName } = trial;
  try {
    const found = await lookAt(trial, id);
    if (found && factsOf(connector.object(objectName), found).isDeleted) return;
    if (found && connector.isDeleted?.(objectName, found, id)) return;
  } catch (error) {
    if (error instanceof ProviderError && (error.isGone || error.kind === 'rejected')) return;
    throw error;
  }
  throw new Fault('A record that was deleted is still answered.');
}

/** A read of changes knows what was deleted by its mark alone. */
async function assertMarked({ connector, objectName, ask, fetch, now }: Trial, id: string): Promise<void> {
  const { changes } = connector.object(objectName);
  const since = new Date(now().getTime() - DAY_MS);
  const { records, isWhole } = await readPages(connector, ask({ since }), { fetch, mostPages: MOST_PAGES });
  const found = records.find((one) => one.id === id);
  if (found?.isDeleted) return;
  if (changes.source === 'feed')
    leftOut('Only the feed shows what was deleted, and a trial does not read it.');
  if (changes.source === 'filter' && changes.settleMs > 0)
    leftOut('The list does not show the mark of a deleted record yet. By "settleMs", it may come later.');
  if (found) throw new Fault('The list has a deleted record without the mark that "deletes" declares.');
  if (!isWhole)
    leftOut(`The first ${MOST_PAGES} pages do not have the deleted record. Only these were read.`);
  throw new Fault('The list lacks a deleted record, so no read finds its mark. Ask for deleted ones too.');
}

function leftOut(words: string): never {
  throw new LeftOut(words);
}
