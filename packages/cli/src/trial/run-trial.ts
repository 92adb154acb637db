import { hasHeld, type ObjectResult, type TrialCase } from './cases.ts';
import type { Connector, ProviderFetch } from './engine.ts';
import { type RawExchange, type RecordedObject, type Recording, redacted, replayFetch } from './recording.ts';
import type { Written } from './trial.ts';
import { tryObject } from './try-object.ts';

/** What to try, and where. */
export interface TrialRun {
  readonly fetch: ProviderFetch;
  readonly now: () => Date;
  readonly objectNames: readonly string[];
  /** What may be written, by object. */
  readonly written: Readonly<Record<string, Written>>;
}

/** What became of a trial. */
export interface TrialReport {
  readonly results: readonly ObjectResult[];
  readonly recording: Recording;
  /** Objects of which the recording cannot be played as it was, by name, and why. */
  readonly unrecorded: ReadonlyMap<string, string>;
}

/**
 * Tries objects, and records the answers. A recording is played at once: an object that does not do the same without the
 * account is left out of it.
 */
export async function runTrial(connector: Connector, run: TrialRun): Promise<TrialReport> {
  const results: ObjectResult[] = [];
  const objects: RecordedObject[] = [];
  const unrecorded = new Map<string, string>();
  const recordedAt = run.now().toISOString();
  for (const objectName of run.objectNames) {
    const raw: RawExchange[] = [];
    const fetch = recordingFetch(run.fetch, raw);
    const written = run.written[objectName];
    const result = await tryObject(connector, objectName, {
      fetch,
      now: run.now,
      lastAnswer: () => raw.at(-1)?.text ?? '',
      ...(written && { written }),
    });
    results.push(result);
    const exchanges = redacted(connector, objectName, raw, written);
    const recorded = { objectName, cases: withoutWords(result), ...(written && { written }), exchanges };
    const [again] = await replay(connector, {
      dowelRecording: 1,
      provider: connector.provider,
      recordedAt,
      objects: [recorded],
    });
    const lost = again?.changed ?? [];
    if (lost.length > 0) unrecorded.set(objectName, lost.join('; '));
    else objects.push(recorded);
  }
  return {
    results,
    unrecorded,
    recording: { dowelRecording: 1, provider: connector.provider, recordedAt, objects },
  };
}

/** What the words of a fault quote may belong to the account. */
function withoutWords({ cases }: ObjectResult): RecordedObject['cases'] {
  return cases.map(({ name, outcome }) => ({ name, outcome, words: '' }));
}

function recordingFetch(fetch: ProviderFetch, raw: RawExchange[]): ProviderFetch {
  return async (path, init = {}) => {
    const response = await fetch(path, init);
    // The cast is safe: every answer of a provider is a whole `Response`.
    const { status, headers } = response as unknown as Response;
    const text = await (response as unknown as Response).clone().text();
    raw.push({ path, init, status, headers, text });
    return response;
  };
}

/** What became of a recorded object. */
export interface Replayed {
  readonly result: ObjectResult;
  /** The cases that do not end as they did, in words. */
  readonly changed: readonly string[];
  /** Nothing fails, and what held then still does. */
  readonly isGood: boolean;
}

/** Plays a recording with a connector. */
export async function replay(connector: Connector, { recordedAt, objects }: Recording): Promise<Replayed[]> {
  const replayed: Replayed[] = [];
  for (const object of objects) {
    const { fetch, lastAnswer, unknown } = replayFetch(connector, object);
    const { written } = object;
    const now = () => new Date(recordedAt);
    const result = await tryObject(connector, object.objectName, {
      fetch,
      lastAnswer,
      now,
      ...(written && { written }),
    });
    const nowOf = (name: TrialCase) => result.cases.find((one) => one.name === name);
    const changed = object.cases.flatMap(({ name, outcome }) => {
      const found = nowOf(name);
      if (found?.outcome === outcome) return [];
      const ended = `${name}: ${outcome} then, ${found?.outcome ?? 'not tried'} now`;
      if (found?.outcome === 'held') return [ended];
      const calls =
        unknown.length > 0
          ? ` Calls that were not made then: ${[...new Set(unknown)].slice(0, 3).join(', ')}.`
          : '';
      return [`${ended}: ${found?.words ?? 'it was not reached'}${calls}`];
    });
    const isKept = object.cases.every(
      ({ name, outcome }) => outcome !== 'held' || nowOf(name)?.outcome === 'held',
    );
    replayed.push({ result, changed, isGood: isKept && hasHeld(result) });
  }
  return replayed;
}
