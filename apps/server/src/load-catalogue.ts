import { readFileSync } from 'node:fs';
import {
  type Catalogue,
  type CatalogueProblem,
  createCatalogue,
  ownProviders,
  readCatalogueFile,
  sandboxProviders,
} from '@dowel/catalogue';
import type { CatalogueEntry } from '@dowel/schema';
import type { Logger } from 'pino';
import type { Env } from './env.ts';
import { tooWide } from './provider-auth/destinations/host-patterns.ts';

/**
 * All providers from the settings: the built-in ones, then the sandbox's, then those of the builder's own files. A
 * later source replaces an earlier one. An entry that is not valid is left out and logged, because one typo must not
 * stop the service.
 * @throws {Error} a catalogue file cannot be read or contains no entries; the message says which.
 */
export function loadCatalogue(env: Env, log: Logger): Catalogue {
  const sandbox = env.sandboxUrl === undefined ? {} : sandboxProviders(env.sandboxUrl);
  const files = env.catalogueFiles.map((file) => {
    const { entries, problems } = readCatalogueFile(textOf(file));
    assertReadable(file, problems);
    assertHasEntries(file, entries, problems);
    for (const problem of problems) log.warn({ file, ...problem }, 'catalogue entry left out');
    warnOfWideHosts(entries, file, log);
    return entries;
  });
  return createCatalogue(ownProviders, sandbox, ...files);
}

/** A pattern that is too wide allows nothing. Its author should learn this before the first sign-in is refused. */
function warnOfWideHosts(entries: Record<string, CatalogueEntry>, file: string, log: Logger): void {
  for (const [entry, { allowedHosts = [] }] of Object.entries(entries)) {
    for (const message of allowedHosts.flatMap((pattern) => tooWide(pattern, { shared: true }) ?? [])) {
      log.warn({ file, entry, path: 'allowedHosts', message }, 'allowed host of a catalogue entry ignored');
    }
  }
}

/** A file that lists its entries under a wrong name, such as `catalogue`, is one "entry" without any of its members. */
function assertHasEntries(
  file: string,
  entries: Record<string, CatalogueEntry>,
  problems: readonly CatalogueProblem[],
): void {
  const isNone = (name: string | undefined) =>
    ['authType', 'baseURL', 'support'].every((member) =>
      problems.some(({ entry, path }) => entry === name && path === member),
    );
  const [problem] = problems;
  if (!problem || Object.keys(entries).length > 0 || !problems.every(({ entry }) => isNone(entry))) return;
  throw new Error(
    `The catalogue file ${file} has no entries, so its providers would be unknown and connections to them would fail. "${problem.entry}" is none: it has no valid authType, baseURL and support. List the entries under "catalog", or at the top of the file.`,
  );
}

/** A file that is broken as a whole is treated like a missing file. */
function assertReadable(file: string, problems: readonly CatalogueProblem[]): void {
  const broken = problems.find(({ entry }) => entry === undefined);
  if (!broken) return;
  throw new Error(
    `The catalogue file ${file} cannot be used, so its providers would be unknown and connections to them would fail. ${broken.message} ${broken.fix}`,
  );
}

/** The operator named this file on purpose. Starting without it would break the connections to its providers. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? cause.code : cause;
    throw new Error(
      `The catalogue file ${file} cannot be read (${reason}), so its providers would be unknown and connections to them would fail. Correct DOWEL_CATALOGUE_FILES, or let the server's user read the file.`,
      { cause },
    );
  }
}
