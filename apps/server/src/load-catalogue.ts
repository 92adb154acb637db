import { readFileSync } from 'node:fs';
import {
  type Catalogue,
  createCatalogue,
  ownProviders,
  readCatalogueFile,
  sandboxProviders,
} from '@dowel/catalogue';
import type { Logger } from 'pino';
import type { Env } from './env.ts';

/**
 * Every provider the settings give: the built-in ones, the sandbox's, then the builder's own files, where a later
 * source wins. An entry that cannot be used is left out and reported, since one typo must not stop the service.
 * @throws {Error} a catalogue file is not there.
 */
export function loadCatalogue(env: Env, log: Logger): Catalogue {
  const sandbox = env.sandboxUrl === undefined ? {} : sandboxProviders(env.sandboxUrl);
  const files = env.catalogueFiles.map((file) => {
    const { entries, problems } = readCatalogueFile(readFileSync(file, 'utf8'));
    for (const problem of problems) log.warn({ file, ...problem }, 'catalogue entry left out');
    return entries;
  });
  return createCatalogue(ownProviders, sandbox, ...files);
}
