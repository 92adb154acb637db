import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { extendConnector, parseConnector } from '@dowel/schema/connector';
import { isPlainObject } from '@dowel/schema/rules';
import { parse } from 'yaml';
import { readConnectorFile } from '../known-connectors.ts';
import { type ExitCode, exitCodes } from '../output/exit-codes.ts';
import { failed } from '../output/failure.ts';
import { toFailureWords } from '../output/failure-words.ts';
import { hasErrors, showFindings } from '../output/findings.ts';
import { printJson } from '../output/json.ts';
import { type ServiceFlags, toClient } from '../service.ts';
import type { Surroundings } from '../surroundings.ts';
import { readTextFile } from '../text-file.ts';
import { UsageError } from '../usage-error.ts';
import { openAccount } from './account.ts';
import { hasHeld, type ObjectResult, trialCases } from './cases.ts';
import { type Connector, dataOf, findDefinition, type RestDefinition, restConnector } from './engine.ts';
import { parseRecording, type Recording } from './recording.ts';
import { replay, runTrial } from './run-trial.ts';
import type { Written } from './trial.ts';

/** The flags of `dowel connector try`. */
export interface TryFlags extends ServiceFlags {
  readonly connection: string;
  readonly object?: string[];
  readonly write?: string;
  readonly recording?: string;
  readonly json?: boolean;
}

/** `dowel connector try` */
export async function tryConnector(file: string, flags: TryFlags, around: Surroundings): Promise<ExitCode> {
  const { json = false } = flags;
  try {
    const connector = await connectorAt(file, around);
    const written = flags.write === undefined ? {} : await readWritten(flags.write, around);
    const objectNames = objectsOf(connector, flags.object, written);
    const account = await openAccount(await toClient(flags, around), flags.connection);
    const known = [connector.provider, ...(connector.otherProviders ?? [])];
    if (!known.includes(account.provider)) {
      throw new UsageError(
        `The connection leads to ${account.provider}, and the connector is for ${known.join(', ')}.`,
      );
    }
    const target = flags.recording ?? `${connector.provider}.recording.json`;
    const store = (text: string, flag: 'a' | 'w', so: string) =>
      writeFile(resolve(around.folder, target), text, { flag }).catch(() => {
        throw new UsageError(
          `The recording ${target} cannot be written, so ${so}. Name another file with --recording.`,
        );
      });
    await store('', 'a', 'nothing was tried');
    for (const name of Object.keys(written).filter((one) => !objectNames.includes(one)))
      around.stderr.write(`"${name}" of ${flags.write} is not written: --object does not name it.\n`);
    const run = { fetch: account.fetch, now: around.now, objectNames, written };
    const { results, recording, unrecorded } = await runTrial(connector, run);
    const recorded = `${JSON.stringify(recording, null, 1)}\n`;
    await store(recorded, 'w', 'the answers of the account are lost');
    const lost = Object.fromEntries(unrecorded);
    const ok = unrecorded.size === 0 && results.every(hasHeld);
    if (json) printJson(around.stdout, { ok, results, recording: target, unrecorded: lost });
    else {
      around.stdout.write(results.map(wordsOf).join('\n'));
      for (const [name, why] of unrecorded)
        around.stderr.write(
          `${name} is not in the recording, because it ends otherwise without the account: ${why}\n`,
        );
      around.stderr.write(
        `The answers are in ${target}, without what belongs to the account. Read it before you share it.\n`,
      );
    }
    return ok ? exitCodes.done : exitCodes.refused;
  } catch (error) {
    const words = toFailureWords(error, { flags, around });
    return failed(around, { error, words, json });
  }
}

/** `dowel connector replay` */
export async function replayRecording(
  name: string,
  file: string | undefined,
  { json = false }: { json?: boolean },
  around: Surroundings,
): Promise<ExitCode> {
  try {
    const recording = parsedRecording(await readTextFile(around.folder, name), name);
    const connector = await connectorAt(file ?? recording.provider, around);
    const replayed = await replay(connector, recording);
    const ok = replayed.every(({ isGood }) => isGood);
    const { recordedAt } = recording;
    if (json) printJson(around.stdout, { ok, recordedAt, replayed });
    else {
      around.stdout.write(`${recording.provider}, recorded ${recordedAt.slice(0, 10)}\n\n`);
      around.stdout.write(replayed.map(({ result }) => wordsOf(result)).join('\n'));
      for (const line of replayed.flatMap(({ changed }) => changed)) around.stderr.write(`${line}\n`);
    }
    return ok ? exitCodes.done : exitCodes.refused;
  } catch (error) {
    return failed(around, { error, json });
  }
}

/** The connector of a file, or what ships for a provider. A file that extends that is put together with it. */
async function connectorAt(name: string, around: Surroundings): Promise<Connector> {
  const shipped = await findDefinition(name);
  const isFile = await readFile(resolve(around.folder, name)).then(
    () => true,
    () => false,
  );
  if (shipped && !isFile) return restConnector(shipped);
  const text = await readConnectorFile(around.folder, name);
  const extended = parseConnector(text, { file: name }).extension?.extends;
  const base = extended === undefined ? undefined : await findDefinition(extended);
  const { connector, extension, findings } = parseConnector(text, {
    file: name,
    shipped: () => base && dataOf(base),
  });
  if (hasErrors(findings)) showFindings(findings, { name, text }, around.stderr);
  if (!connector)
    throw new UsageError(`${name} has mistakes, so it cannot be tried. Run dowel connector check ${name}.`);
  return restConnector(base && extension ? extendConnector<RestDefinition>(base, extension) : connector);
}

function objectsOf(
  connector: Connector,
  asked: readonly string[] | undefined,
  written: Readonly<Record<string, Written>>,
): string[] {
  const unknown = (asked ?? []).filter((name) => !connector.hasObject(name));
  if (unknown.length > 0) throw new UsageError(`The connector has no object "${unknown.join('", "')}".`);
  const names = asked
    ? [...asked]
    : [...new Set([...Object.keys(connector.objects ?? {}), ...Object.keys(written)])];
  if (names.length > 0) return names;
  throw new UsageError(
    'The connector names no object, because it takes any. Pass --object with those to try.',
  );
}

/** @throws {UsageError} when the file does not say what to write of each object */
async function readWritten(name: string, around: Surroundings): Promise<Record<string, Written>> {
  const shape = 'contacts: { create: { last_name: Dowel trial }, update: { last_name: Dowel trial 2 } }';
  const text = await readTextFile(around.folder, name);
  let value: unknown;
  try {
    value = parse(text);
  } catch {
    throw new UsageError(`${name} is neither YAML nor JSON. Write, for example: ${shape}`);
  }
  const isIt =
    isPlainObject(value) &&
    Object.values(value).every(
      (one) => isPlainObject(one) && isPlainObject(one.create) && isPlainObject(one.update),
    );
  if (!isIt)
    throw new UsageError(
      `${name} does not say what to create and update of each object. Write, for example: ${shape}`,
    );
  // The cast is safe: it was just checked.
  return value as unknown as Record<string, Written>;
}

function parsedRecording(text: string, name: string): Recording {
  let recording: Recording;
  try {
    recording = parseRecording(text);
  } catch {
    throw new UsageError(`${name} is no recording. Pass a file that dowel connector try has stored.`);
  }
  if (recording.objects.length > 0) return recording;
  throw new UsageError(
    `${name} has no object, so there is nothing to replay. Record one with dowel connector try.`,
  );
}

function wordsOf({ objectName, cases }: ObjectResult): string {
  const lines = cases.map(({ name, outcome, words }) => {
    const why = words === '' ? '' : `\n            ${words}`;
    return `  ${outcome.padEnd(9)} ${trialCases[name]}${why}\n`;
  });
  return `${objectName}\n${lines.join('')}`;
}
