import type { Catalogue } from '@dowel/catalogue';
import type { Logger } from 'pino';
import { type Connectors, createConnectors } from './connectors/find-connector.ts';
import { withConnectors } from './connectors/support.ts';
import type { Env } from './env.ts';
import { loadCatalogue, readCatalogue } from './load-catalogue.ts';

/** A catalogue that can be read anew while the server runs. */
export interface LiveCatalogue extends Catalogue {
  /**
   * Reads the files again. If anything is wrong with one of them, everything stays as it was, and the log says what is
   * wrong. A provider that has worked must not disappear because of a typo.
   */
  reload(): void;
}

/** @throws {Error} a catalogue file cannot be read or contains no entries; the message says which. */
export function openCatalogue(
  env: Env,
  log: Logger,
  connectors: Connectors = createConnectors(),
): LiveCatalogue {
  let current = withConnectors(loadCatalogue(env, log), connectors);
  return {
    find: (name) => current.find(name),
    get: (name) => current.get(name),
    all: () => current.all(),
    reload() {
      const again = readAgain(env, log);
      if (!again) return;
      const next = withConnectors(again, connectors);
      log.info(changesBetween(current, next), 'the catalogue was read again');
      current = next;
    },
  };
}

const kept = 'the catalogue stays as it was, because something is wrong with its files';

function readAgain(env: Env, log: Logger): Catalogue | undefined {
  try {
    const { catalogue, problems } = readCatalogue(env, log);
    if (problems.length === 0) return catalogue;
    for (const problem of problems) log.error(problem, kept);
  } catch (error) {
    log.error({ message: error instanceof Error ? error.message : String(error) }, kept);
  }
  return undefined;
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
