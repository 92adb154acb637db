import type { Catalogue } from '@dowel/catalogue';
import type { Logger } from 'pino';
import type { Env } from '../../platform/env/env.ts';
import type { Connectors } from '../connectors/find-connector.ts';
import { type LiveConnectors, readConnectors } from '../connectors/load-connectors.ts';
import { withConnectors } from '../connectors/support.ts';
import { loadCatalogue, readCatalogue } from './load-catalogue.ts';

/** A catalogue that can be read anew while the server runs. */
export interface LiveCatalogue extends Catalogue {
  /**
   * Reads the files of the catalogue and of the connectors again. If anything is wrong with one of them, everything
   * stays as it was, and the log says what is wrong. A provider that has worked must not disappear because of a typo.
   */
  reload(): Promise<void>;
}

/** @throws {Error} a catalogue file cannot be read or contains no entries; the message says which. */
export function openCatalogue(env: Env, log: Logger, connectors: LiveConnectors): LiveCatalogue {
  let current = withConnectors(loadCatalogue(env, log), connectors);
  return {
    find: (name) => current.find(name),
    get: (name) => current.get(name),
    all: () => current.all(),
    async reload() {
      // Both are read, so that the log says everything that is wrong.
      const again = readAgain(env, log);
      const connectorsAgain = await readConnectorsAgain(env, log);
      if (!again || !connectorsAgain) return;
      const next = withConnectors(again, connectorsAgain);
      log.info(changesBetween(current, next), 'the catalogue and the connectors were read again');
      connectors.replace(connectorsAgain);
      current = next;
    },
  };
}

const kept =
  'the catalogue stays as it was, and so do the connectors, because something is wrong with their files';

function readAgain(env: Env, log: Logger): Catalogue | undefined {
  try {
    const { catalogue, problems } = readCatalogue(env, log);
    if (problems.length === 0) return catalogue;
    for (const problem of problems) log.error(problem, kept);
  } catch (error) {
    log.error({ message: messageOf(error) }, kept);
  }
  return undefined;
}

async function readConnectorsAgain(env: Env, log: Logger): Promise<Connectors | undefined> {
  try {
    const { connectors, isWhole } = await readConnectors(env, log);
    if (isWhole) return connectors;
    log.error({ message: 'A connector was left out; a line above says why.' }, kept);
  } catch (error) {
    log.error({ message: messageOf(error) }, kept);
  }
  return undefined;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The names of providers that a reload adds, changes and removes. */
function changesBetween(before: Catalogue, after: Catalogue): Record<string, string[]> {
  const [old, now] = [before.all(), after.all()];
  const isIn = (catalog: object) => (name: string) => Object.hasOwn(catalog, name);
  return {
    added: Object.keys(now).filter((name) => !isIn(old)(name)),
    changed: Object.keys(now)
      .filter(isIn(old))
      .filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name])),
    removed: Object.keys(old).filter((name) => !isIn(now)(name)),
  };
}
