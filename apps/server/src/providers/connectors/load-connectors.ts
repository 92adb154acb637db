import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import { changedParts, extendConnector, parseConnector } from '@dowel/schema/connector';
import type { Logger } from 'pino';
import type { Env } from '../../platform/env/env.ts';
import type { Connector } from './connector.ts';
import { dataOf, type RestDefinition } from './engine/definition.ts';
import {
  type Connectors,
  createConnectors,
  findDefinition,
  shippedFacts,
  shippedNames,
} from './find-connector.ts';
import { CODE_ENDING, loadCode } from './load-code.ts';
import { restConnector } from './rest-connector.ts';

const endings = ['.json', '.yaml', '.yml', CODE_ENDING];

const DAY_MS = 24 * 60 * 60_000;
/** How long before the end of a version of a provider's API the log tells of it. */
const NOTICE_DAYS = 90;
type Settings = Pick<Env, 'connectorFiles' | 'runsCodeConnectors' | 'takesGeneratedConnectors'>;

const FAULTY =
  'The connector file of this provider has errors and was left out, so nothing is read or written. The log of the server says what is wrong, and so does "dowel connector check". Mend the file, and start the server again or send it SIGHUP.';
/** What is only drafted may read or write what nobody has looked at. */
const GENERATED = {
  message:
    'The connector file of this provider was drafted of a document and tried nowhere ("verified: generated"), so it was left out, and nothing is read or written.',
  fix: 'Read the file against the vendor\'s pages, try it with "dowel connector try", and write "verified: provider"; or set DOWEL_GENERATED_CONNECTORS=1, which takes all such files.',
};

/** Connectors that can be replaced while the server runs. */
export interface LiveConnectors extends Connectors {
  /** From now on, these are the connectors. */
  replace(next: Connectors): void;
}

/**
 * The connectors that ship with Dowel, and those of the operator's files. A file that is not valid is left out and
 * logged, because one typo must not stop the service. Its provider then has no connector, which its entry says. The log also tells of versions of APIs that end soon, or have ended.
 * @throws {Error} a file or folder of the settings cannot be read; the message says which.
 */
export async function loadConnectors(
  settings: Settings,
  log: Logger,
  now = new Date(),
): Promise<LiveConnectors> {
  let current = (await readConnectors(settings, log, now)).connectors;
  return {
    find: (provider) =>
      current.find(provider).catch((err: unknown) => {
        log.error({ err, provider }, 'a connector could not be loaded; nothing is read or written there');
        throw err;
      }),
    facts: (provider) => current.facts(provider),
    fromFile: (provider) => current.fromFile(provider),
    whyLeftOut: (provider) => current.whyLeftOut(provider),
    replace(next) {
      current = next;
    },
  };
}

/**
 * Reads the files. `isWhole` is false when one of them was left out.
 * @throws {Error} a file or folder of the settings cannot be read; the message says which.
 */
export async function readConnectors(
  { connectorFiles, runsCodeConnectors, takesGeneratedConnectors }: Settings,
  log: Logger,
  now = new Date(),
): Promise<{ connectors: Connectors; isWhole: boolean }> {
  let isWhole = true;
  const fileOf = new Map<string, string>();
  const leftOut = new Map<string, string>();
  const loaded: Connector[] = [];
  for (const file of connectorFiles.flatMap(filesAt)) {
    const { connector, provider = basename(file, extname(file)) } =
      extname(file) === CODE_ENDING ? codeAt(file, runsCodeConnectors, log) : await dataAt(file, log);
    if (!connector) {
      isWhole = false;
      leftOut.set(provider, FAULTY);
      continue;
    }
    if (connector.madeOf?.verified === 'generated' && !takesGeneratedConnectors) {
      for (const name of namesOf(connector)) leftOut.set(name, `${GENERATED.message} ${GENERATED.fix}`);
      log.warn({ file, path: 'verified', ...GENERATED }, 'connector left out');
      continue;
    }
    const twin = namesOf(connector).find((name) => fileOf.has(name));
    if (twin !== undefined) {
      isWhole = false;
      const message = `"${twin}" has a connector in ${fileOf.get(twin)} too, so it is unclear which is meant.`;
      log.warn({ file, path: 'provider', message, fix: 'Remove one of the two.' }, 'connector left out');
      continue;
    }
    for (const name of namesOf(connector)) {
      fileOf.set(name, file);
      const changed = connector.madeOf?.extension && changedParts(connector.madeOf.extension);
      const doesReplace = !changed && shippedFacts(name) !== undefined;
      const done = changed ? 'extended' : doesReplace ? 'replaced' : 'added';
      log.info({ file, provider: name, doesReplace, changed }, `connector ${done}`);
    }
    loaded.push(connector);
  }
  const connectors = createConnectors(loaded, leftOut);
  for (const provider of new Set([...shippedNames, ...loaded.map((one) => one.provider)])) {
    await warnOfEnd(connectors, provider, { now, log });
  }
  return { connectors, isWhole };
}

/** What a file has. Where it does not even name its provider, it is taken to be named after it. */
interface ReadFile {
  readonly connector?: Connector | undefined;
  readonly provider?: string | undefined;
}

async function dataAt(file: string, log: Logger): Promise<ReadFile> {
  const text = readAt(file, (path) => readFileSync(path, 'utf8'));
  const extended = parseConnector(text, { file }).extension?.extends;
  let base: RestDefinition | undefined;
  try {
    base = await findDefinition(extended ?? '');
  } catch (err) {
    const message = `The connector of "${extended}", which it extends, could not be loaded.`;
    log.warn({ file, path: 'extends', message, fix: 'Install the server again.', err }, 'connector left out');
    return { provider: extended };
  }
  const shipped = () => base && dataOf(base);
  const { connector, extension, provider, findings } = parseConnector(text, { file, shipped });
  for (const { path, line, message, fix, severity } of findings) {
    const what = severity === 'error' ? 'connector left out' : 'connector taken with a warning';
    log.warn({ file, line, path, message, fix }, what);
  }
  if (!connector) return { provider };
  const whole = base && extension && { ...extendConnector<RestDefinition>(base, extension), extension };
  return { connector: restConnector(whole ?? connector), provider };
}

function codeAt(file: string, isAllowed: boolean, log: Logger): ReadFile {
  const loaded = loadCode(resolve(file), isAllowed);
  if (!('fix' in loaded)) return { connector: loaded };
  log.warn({ file, ...loaded }, 'connector left out');
  return {};
}

async function warnOfEnd(
  connectors: Connectors,
  provider: string,
  { now, log }: { now: Date; log: Logger },
): Promise<void> {
  const { name, supportedUntil } = connectors.facts(provider)?.apiVersion ?? {};
  if (name === undefined || supportedUntil === undefined) return;
  const daysLeft = Math.ceil((Date.parse(supportedUntil) - now.getTime()) / DAY_MS);
  if (daysLeft > NOTICE_DAYS) return;
  const { displayName = provider, apiVersion } =
    (await connectors.find(provider).catch(() => undefined)) ?? {};
  const message = `${displayName} ${daysLeft > 0 ? 'supports' : 'supported'} version ${name} of its API, which this connector uses, until ${supportedUntil}. After that, calls may fail or be answered in another form.`;
  const fix = 'Update Dowel, or add a connector of your own for a newer version to DOWEL_CONNECTORS.';
  log.warn({ provider, message, fix, documentation: apiVersion?.documentation }, 'version of an API ends');
}

/** The file, or the files of the folder in the order of their names. Hidden files and other endings are passed over. */
function filesAt(path: string): string[] {
  if (!readAt(path, (at) => statSync(at).isDirectory())) return [path];
  return readAt(path, (at) => readdirSync(at, { withFileTypes: true }))
    .filter(
      (entry) => !entry.isDirectory() && !entry.name.startsWith('.') && endings.includes(extname(entry.name)),
    )
    .map(({ name }) => join(path, name))
    .sort();
}

function namesOf({
  provider,
  otherProviders = [],
}: Pick<Connector, 'provider' | 'otherProviders'>): string[] {
  return [provider, ...otherProviders];
}

/** The operator named this file on purpose. Starting without it would stop the reads of its provider. */
function readAt<Answer>(path: string, read: (path: string) => Answer): Answer {
  try {
    return read(path);
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
    throw new Error(
      `The connector file ${path} cannot be read (${reason}). DOWEL_CONNECTORS names it. Check the path, and that this user may read it.`,
      { cause },
    );
  }
}
