import type { TrialCase } from './cases.ts';
import { factsOf, memberOf, ProviderError } from './engine.ts';
import { Fault, type ReadRecord, readPages } from './reading.ts';
import { DAY_MS, LeftOut, MOST_PAGES, type Trial } from './trial.ts';
import { assertDescribed, assertValues } from './value-faults.ts';

/** The cases that only read, in the order in which they are tried. */
export const readingCases: readonly (readonly [TrialCase, (trial: Trial) => Promise<void>])[] = [
  ['fields', fields],
  ['pages', pages],
  ['times', times],
  ['values', values],
  ['changes', changes],
  ['search', search],
  ['single', single],
  ['refusal', refusal],
];

const recordsOf = ({ reading }: Trial) => reading.records.map(({ record }) => record);

async function fields(trial: Trial): Promise<void> {
  if (trial.reading.records.length === 0) throw new LeftOut('The account has no record.');
  assertDescribed(trial.fields, recordsOf(trial));
}

async function values(trial: Trial): Promise<void> {
  if (trial.reading.records.length === 0) throw new LeftOut('The account has no record.');
  assertValues(trial.fields, recordsOf(trial));
}

/** Pages of a quarter of the records, so that there are several even in a small account. */
async function pages({ connector, ask, fetch, reading, objectName }: Trial): Promise<void> {
  const count = reading.records.length;
  if (count < 2) throw new LeftOut('The account has fewer than two records.');
  const pageSize = Math.max(1, Math.min(25, Math.floor(count / 4)));
  const small = await readPages(connector, ask({ pageSize }), { fetch, mostPages: MOST_PAGES });
  const known = reading.records.map(({ id }) => id);
  const found = small.records.map(({ id }) => id);
  const twice = found.filter((id, index) => found.indexOf(id) !== index);
  if (twice.length > 0) throw new Fault(`In pages of ${pageSize}, ${twice.length} records come twice.`);
  const missing = known.filter((id) => !found.includes(id));
  if (small.isWhole && missing.length > 0) {
    throw new Fault(
      `In pages of ${pageSize}, the list of ${objectName} ends after ${found.length} records. In large pages it has ${missing.length} more.`,
    );
  }
  const others = found.filter((id) => !known.includes(id));
  if (reading.isWhole && others.length > 0) {
    throw new Fault(
      `In pages of ${pageSize}, there are ${others.length} records that large pages do not have.`,
    );
  }
  if (found.length === count && small.pages === reading.pages) {
    throw new LeftOut(
      `Asked for pages of ${pageSize}, the list answers as it does without, so its end was not tried. It had ${count} records: compare that with the account.`,
    );
  }
}

const FIRST_YEAR_MS = Date.UTC(1990, 0, 1);

async function times({ connector, objectName, reading, now }: Trial): Promise<void> {
  const { updateTime } = connector.object(objectName).record;
  if (!updateTime) throw new LeftOut('The connector declares no time of the last change.');
  if (reading.records.length === 0) throw new LeftOut('The account has no record.');
  const { member, format } = updateTime;
  const has = ({ record }: ReadRecord) => memberOf(record, member) ?? undefined;
  if (reading.records.every((one) => has(one) === undefined)) {
    throw new Fault(`No record has "${member}", the declared time of the last change.`);
  }
  for (const one of reading.records) {
    if (has(one) === undefined) continue;
    if (one.updateMs === undefined) {
      throw new Fault(`"${member}" of a record is no time in the declared form ${format}.`);
    }
    if (one.updateMs < FIRST_YEAR_MS || one.updateMs > now().getTime() + DAY_MS) {
      const read = new Date(one.updateMs).getUTCFullYear();
      throw new Fault(`"${member}", read as ${format}, is in the year ${read}. Look at its form.`);
    }
  }
}

async function changes({ connector, objectName, reading, ask, fetch, now }: Trial): Promise<void> {
  const { changes: source, order, parents } = connector.object(objectName);
  if (source.source !== 'filter') throw new LeftOut(`The connector declares changes: ${source.source}.`);
  const dated = reading.records.flatMap(({ id, updateMs }) =>
    updateMs === undefined ? [] : [{ id, updateMs }],
  );
  dated.sort((a, b) => a.updateMs - b.updateMs);
  const middle = dated[Math.floor(dated.length / 2)];
  const [oldest] = dated;
  if (!middle || !oldest || middle.updateMs === oldest.updateMs) {
    throw new LeftOut('The account has no records of different times.');
  }
  const since = new Date(middle.updateMs);
  const found = await readPages(connector, ask({ since, until: now() }), { fetch, mostPages: MOST_PAGES });
  const early = found.records.find(
    ({ updateMs }) => updateMs !== undefined && updateMs < floorOf(since, source),
  );
  if (early) {
    throw new Fault(
      `Asked for what has changed since ${since.toISOString()}, the list has a record of ${new Date(early.updateMs ?? 0).toISOString()}. The condition does not limit it, or it compares another time.`,
    );
  }
  const ids = new Set(found.records.map(({ id }) => id));
  const settled = now().getTime() - source.settleMs;
  const missing = dated.filter(
    ({ id, updateMs }) => updateMs >= since.getTime() && updateMs <= settled && !ids.has(id),
  );
  if (found.isWhole && missing.length > 0) {
    throw new Fault(
      `Asked for what has changed since ${since.toISOString()}, the list lacks ${missing.length} records that have changed then or later.`,
    );
  }
  const moved = found.records.map(({ updateMs }) => updateMs ?? 0);
  const isAscending = moved.every((time, index) => index === 0 || time >= (moved[index - 1] ?? 0));
  // Below parents, the order is that of one list.
  if (order === 'ascending' && !parents && !isAscending)
    throw new Fault('The list is not ordered by the time of the last change.');
}

/** A provider that compares days, or seconds, also answers what is a part of one older. */
function floorOf(since: Date, { granularityMs }: { readonly granularityMs: number }): number {
  return since.getTime() - 2 * Math.max(granularityMs, 1000);
}

/** A time or a number may have to be written otherwise than a record has it. */
const searchedTypes: readonly unknown[] = ['string', 'singleSelect', 'reference'];
/** How many fields are searched by. */
const MOST_SEARCHES = 2;

async function search(trial: Trial): Promise<void> {
  const { connector, objectName, reading, ask, fetch, fields: described } = trial;
  const { parents, record: shape } = connector.object(objectName);
  const idMember = shape.id;
  const [first] = reading.records;
  if (!connector.canFilter(objectName)) throw new LeftOut('The connector finds nothing by its values.');
  if (!first) throw new LeftOut('The account has no record.');
  const place = Object.keys(parents?.values ?? {}).map((fieldName) => ({
    fieldName,
    value: String(memberOf(first.record, fieldName)),
  }));
  const usable = Object.keys(described).flatMap((fieldName) => {
    const value = memberOf(first.record, fieldName);
    const isText = searchedTypes.includes(described[fieldName]?.valueType);
    const isPlain = isText && typeof value === 'string' && /^[^\n]{1,80}$/.test(value);
    const filter = { fieldName, value: String(value) };
    const isOther = fieldName !== idMember && !place.some((one) => one.fieldName === fieldName);
    return isPlain && isOther && connector.canFilter(objectName, filter) ? [filter] : [];
  });
  const wanted = usable.slice(0, MOST_SEARCHES).map((filter) => [...place, filter]);
  if (wanted.length === 0) throw new LeftOut('No record has a text in a field by which records are found.');
  for (const filters of wanted) {
    const page = await connector.search({ ...pick(ask({ pageSize: 10 })), filters }, fetch);
    const facts = connector.object(objectName);
    const found = page.records.map((record) => ({ record, ...factsOf(facts, record) }));
    const { fieldName, value } = filters.at(-1) ?? { fieldName: '', value: '' };
    if (!page.nextCursor && !found.some(({ id }) => id === first.id)) {
      throw new Fault(`A search by the "${fieldName}" of a record does not find it.`);
    }
    const other = found.find(({ record }) => {
      const has = memberOf(record, fieldName);
      return typeof has === 'string' && has.toLowerCase() !== value.toLowerCase();
    });
    if (other) throw new Fault(`A search by "${fieldName}" also finds records with another value.`);
  }
}

const pick = ({ objectName, fields: names, pageSize }: ReturnType<Trial['ask']>) => ({
  objectName,
  fields: names,
  pageSize,
});

async function single({ connector, objectName, reading, ask, fetch }: Trial): Promise<void> {
  const [first] = reading.records;
  if (!connector.canGet(objectName)) throw new LeftOut('The connector declares no call for a single record.');
  if (first?.id === undefined) throw new LeftOut('The account has no record.');
  const { found } = await connector.get({ objectName, id: first.id, fields: ask().fields }, fetch);
  const facts = factsOf(connector.object(objectName), found);
  // Some answers with one record leave out what the caller has just said.
  if (facts.id !== undefined && facts.id !== first.id) {
    throw new Fault('A record with another id was answered.');
  }
  if (facts.updateMs !== undefined && first.updateMs !== undefined && facts.updateMs < first.updateMs) {
    throw new Fault('A single record says an older time of its last change than the list does.');
  }
}

async function refusal({ connector, objectName, reading, ask, fetch, lastAnswer }: Trial): Promise<void> {
  const [first] = reading.records;
  if (!connector.canGet(objectName)) throw new LeftOut('The connector declares no call for a single record.');
  if (first?.id === undefined) throw new LeftOut('The account has no record.');
  const id = absentId(first.id);
  try {
    await connector.get({ objectName, id, fields: ask().fields }, fetch);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    assertRead(error, lastAnswer());
    const isUnderstood = error.isGone || error.kind === 'rejected' || error.kind === 'forbidden';
    if (isUnderstood) return;
    throw new Fault(`A record that is not there is taken for "${error.kind}": ${error.message}`);
  }
  throw new Fault('A record that is not there was answered.');
}

/** @throws {Fault} when the provider has said something for people that the connector does not read */
export function assertRead({ message, kind }: ProviderError, answer: string): void {
  if (kind === 'record_gone') return;
  const sentences = sentencesIn(answer);
  const isRead = sentences.some((one) => message.includes(one.replace(/\s+/g, ' ').trim().slice(0, 40)));
  if (sentences.length === 0 || isRead) return;
  throw new Fault(
    `The provider said why it refused, and no member of "errors.message" or "errors.details" has read it: ${answer.slice(0, 200)}`,
  );
}

function sentencesIn(answer: string): string[] {
  try {
    return textsIn(JSON.parse(answer)).filter((text) => /\w\s+\w/.test(text));
  } catch {
    return [];
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** An id of the same form that no record has. */
function absentId(id: string): string {
  if (/^\d+$/.test(id)) return '9'.repeat(Math.max(id.length, 9));
  const nines = id.replace(/\d+(?=\D*$)/, (digits) => '9'.repeat(id.length < 12 ? 9 : digits.length));
  return nines === id ? `${id.slice(0, -1)}${id.endsWith('q') ? 'z' : 'q'}` : nines;
}
