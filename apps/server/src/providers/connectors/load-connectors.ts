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
  findConnector,
  findDefinition,
  ownConnectors,
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
export function loadConnectors(settings: Settings, log: Logger, now = new Date()): LiveConnectors {
  let current = readConnectors(settings, log, now).connectors;
  return {
    find: (provider) => current.find(provider),
    isFromFile: (provider) => current.isFromFile(provider),
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
export function readConnectors(
  { connectorFiles, runsCodeConnectors, takesGeneratedConnectors }: Settings,
  log: Logger,
  now = new Date(),
): { connectors: Connectors; isWhole: boolean } {
  let isWhole = true;
  const fileOf = new Map<string, string>();
  const leftOut = new Map<string, string>();
  const loaded = connectorFiles.flatMap(filesAt).flatMap((file): Connector[] => {
    const { connector, provider = basename(file, extname(file)) } =
      extname(file) === CODE_ENDING ? codeAt(file, runsCodeConnectors, log) : dataAt(file, log);
    if (!connector) {
      isWhole = false;
      leftOut.set(provider, FAULTY);
      return [];
    }
    if (connector.madeOf?.verified === 'generated' && !takesGeneratedConnectors) {
      for (const name of namesOf(connector)) leftOut.set(name, `${GENERATED.message} ${GENERATED.fix}`);
      log.warn({ file, path: 'verified', ...GENERATED }, 'connector left out');
      return [];
    }
    const twin = namesOf(connector).find((name) => fileOf.has(name));
    if (twin !== undefined) {
      isWhole = false;
      const message = `"${twin}" has a connector in ${fileOf.get(twin)} too, so it is unclear which is meant.`;
      log.warn({ file, path: 'provider', message, fix: 'Remove one of the two.' }, 'connector left out');
      return [];
    }
    for (const name of namesOf(connector)) {
      fileOf.set(name, file);
      const changed = connector.madeOf?.extension && changedParts(connector.madeOf.extension);
      const doesReplace = !changed && findConnector(name) !== undefined;
      const done = changed ? 'extended' : doesReplace ? 'replaced' : 'added';
      log.info({ file, provider: name, doesReplace, changed }, `connector ${done}`);
    }
    return [connector];
  });
  const connectors = createConnectors(loaded, leftOut);
  for (const { provider } of [...ownConnectors, ...loaded.filter((one) => !findConnector(one.provider))]) {
    warnOfEnd(connectors.find(provider), now, log);
  }
  return { connectors, isWhole };
}

/** What a file has. Where it does not even name its provider, it is taken to be named after it. */
interface ReadFile {
  readonly connector?: Connector | undefined;
  readonly provider?: string | undefined;
}

function dataAt(file: string, log: Logger): ReadFile {
  const { connector, extension, provider, findings } = parseConnector(
    readAt(file, (path) => readFileSync(path, 'utf8')),
    { file, shipped: shippedData },
  );
  for (const { path, line, message, fix, severity } of findings) {
    const what = severity === 'error' ? 'connector left out' : 'connector taken with a warning';
    log.warn({ file, line, path, message, fix }, what);
  }
  if (!connector) return { provider };
  const base = extension && findDefinition(extension.extends);
  const extended = base && { ...extendConnector<RestDefinition>(base, extension), extension };
  return { connector: restConnector(extended ?? connector), provider };
}

function shippedData(provider: string) {
  const definition = findDefinition(provider);
  return definition && dataOf(definition);
}

function codeAt(file: string, isAllowed: boolean, log: Logger): ReadFile {
  const loaded = loadCode(resolve(file), isAllowed);
  if (!('fix' in loaded)) return { connector: loaded };
  log.warn({ file, ...loaded }, 'connector left out');
  return {};
}

function warnOfEnd(connector: Connector | undefined, now: Date, log: Logger): void {
  if (!connector?.apiVersion) return;
  const { provider, displayName, apiVersion } = connector;
  const { name, supportedUntil, documentation } = apiVersion;
  const daysLeft = Math.ceil((Date.parse(supportedUntil) - now.getTime()) / DAY_MS);
  if (daysLeft > NOTICE_DAYS) return;
  const message = `${displayName} ${daysLeft > 0 ? 'supports' : 'supported'} version ${name} of its API, which this connector uses, until ${supportedUntil}. After that, calls may fail or be answered in another form.`;
  const fix = 'Update Dowel, or add a connector of your own for a newer version to DOWEL_CONNECTORS.';
  log.warn({ provider, message, fix, documentation }, 'version of an API ends');
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
