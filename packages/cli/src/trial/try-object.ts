import type { CaseResult, ObjectResult, TrialCase } from './cases.ts';
import { type Connector, ProviderError, type ReadRequest } from './engine.ts';
import { Fault, type Reading, readPages } from './reading.ts';
import { readingCases } from './reading-cases.ts';
import { LeftOut, MOST_PAGES, type Place, type Trial, type Written } from './trial.ts';
import { writingSteps } from './writing-cases.ts';

/** URLs of some providers may not be longer. */
const MOST_FIELDS = 40;

/** Tries an object: all reading cases, and the writing ones if the place has what may be written. */
export async function tryObject(given: Connector, objectName: string, place: Place): Promise<ObjectResult> {
  const cases: CaseResult[] = [];
  const attempt = async <T>(name: TrialCase, act: () => Promise<T>): Promise<T | undefined> => {
    const { result, answer } = await outcomeOf(name, act);
    cases.push(result);
    return answer;
  };
  const fields = await fieldsOf(given, objectName, place);
  if ('failure' in fields) return { objectName, cases: [fields.failure] };
  const names = wantedFields(given, objectName, Object.keys(fields.found), place.written);
  const connector = given.object(objectName).isFitted ? given.fitTo(objectName, names) : given;
  const ask = (more: Partial<ReadRequest> = {}): ReadRequest => ({
    objectName,
    fields: names,
    pageSize: 100,
    now: place.now(),
    ...more,
  });
  const reading = await attempt('list', () => readList(connector, ask(), place));
  if (!reading) return { objectName, cases };
  const trial: Trial = { ...place, connector, objectName, fields: fields.found, reading, ask };
  for (const [name, act] of readingCases) await attempt(name, () => act(trial));
  if (place.written) for (const [name, act] of writingSteps(trial, place.written)) await attempt(name, act);
  return { objectName, cases };
}

/** The first fields, with those that every read asks for, and those that are written. */
function wantedFields(
  connector: Connector,
  objectName: string,
  names: readonly string[],
  written?: Written,
): string[] {
  const { id, updateTime } = connector.object(objectName).record;
  const members = [id, updateTime?.member].flatMap((member) => member?.split('.')[0] ?? []);
  const always = [...members, ...Object.keys({ ...written?.create, ...written?.update })];
  return [...new Set([...always.filter((name) => names.includes(name)), ...names])].slice(0, MOST_FIELDS);
}

async function outcomeOf<T>(
  name: TrialCase,
  act: () => Promise<T>,
): Promise<{ result: CaseResult; answer?: T }> {
  try {
    return { result: { name, outcome: 'held', words: '' }, answer: await act() };
  } catch (error) {
    if (error instanceof LeftOut) return { result: { name, outcome: 'left out', words: error.message } };
    if (error instanceof Fault || error instanceof ProviderError) {
      return { result: { name, outcome: 'failed', words: error.message } };
    }
    throw error;
  }
}

/** Some providers have to be told which fields are wanted, so all that follows needs their names. */
async function fieldsOf(connector: Connector, objectName: string, { fetch }: Place) {
  const { result, answer } = await outcomeOf('fields', () => connector.describe(objectName, fetch));
  return answer ? { found: answer.fields } : { failure: result };
}

async function readList(connector: Connector, request: ReadRequest, place: Place): Promise<Reading> {
  const reading = await readPages(connector, request, { fetch: place.fetch, mostPages: MOST_PAGES });
  const ids = reading.records.map(({ id }) => id);
  const { id: member } = connector.object(request.objectName).record;
  if (ids.includes(undefined))
    throw new Fault(`A record has no text or number at "${member}", its declared id.`);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Fault(`Two records have the same "${member}", the declared id.`);
  if (reading.isWhole && ids.length < (place.knownCount ?? 0)) {
    throw new Fault(`The list ended after ${ids.length} of ${place.knownCount} records.`);
  }
  return reading;
}
