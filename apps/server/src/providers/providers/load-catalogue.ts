import { type Catalogue, createCatalogue, ownProviders, sandboxProviders } from '@dowel/catalogue';
import { CatalogueFileError, type ReadCatalogueFile, readCataloguePath } from '@dowel/catalogue/files';
import type { Logger } from 'pino';
import type { Env } from '../../platform/env/env.ts';
import { tooWide } from '../../platform/outgoing/host-patterns.ts';
import { withIcons } from './provider-icon-files.ts';

/** The providers of the settings, and what is wrong with the files that the settings name. */
export interface LoadedCatalogue {
  catalogue: Catalogue;
  /** Entries that were left out, and why. */
  problems: CatalogueFileProblem[];
}

export interface CatalogueFileProblem {
  file: string;
  entry?: string;
  path: string;
  message: string;
  fix: string;
}

/**
 * All providers from the settings: the built-in ones, then the sandbox's, then those of the builder's own files and
 * folders. A later source replaces an earlier one. An entry that is not valid is left out and logged, because one typo
 * must not stop the service.
 * @throws {Error} a catalogue file cannot be read or contains no entries; the message says which.
 */
export function loadCatalogue(env: Env, log: Logger): Catalogue {
  const { catalogue, problems } = readCatalogue(env, log);
  for (const problem of problems) log.warn(problem, 'catalogue entry left out');
  return catalogue;
}

/** @throws {Error} a catalogue file cannot be read or contains no entries; the message says which. */
export function readCatalogue(env: Env, log: Logger): LoadedCatalogue {
  const sandbox = env.sandboxUrl === undefined ? {} : sandboxProviders(env.sandboxUrl);
  const files = env.catalogueFiles.flatMap(read);
  for (const file of files) warnOfWideHosts(file, log);
  return {
    catalogue: createCatalogue(
      withIcons(ownProviders, env.publicUrl),
      withIcons(sandbox, env.publicUrl),
      ...files.map(({ entries }) => entries),
    ),
    problems: files.flatMap(({ file, problems }) => problems.map((problem) => ({ file, ...problem }))),
  };
}

function read(path: string): ReadCatalogueFile[] {
  try {
    return readCataloguePath(path);
  } catch (error) {
    if (!(error instanceof CatalogueFileError)) throw error;
    // The operator named this file on purpose. Starting without it would break the connections to its providers.
    throw new Error(`${error.message} DOWEL_CATALOGUE_FILES names ${path}.`, { cause: error });
  }
}

/** A pattern that is too wide allows nothing. Its author should learn this before the first sign-in is refused. */
function warnOfWideHosts({ file, entries }: ReadCatalogueFile, log: Logger): void {
  for (const [entry, { allowedHosts = [] }] of Object.entries(entries)) {
    for (const message of allowedHosts.flatMap((pattern) => tooWide(pattern, { shared: true }) ?? [])) {
      log.warn({ file, entry, path: 'allowedHosts', message }, 'allowed host of a catalogue entry ignored');
    }
  }
}
