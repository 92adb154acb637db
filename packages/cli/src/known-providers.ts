import { createCatalogue, ownProviders, sandboxProviders } from '@dowel/catalogue';
import { CatalogueFileError, readCataloguePath } from '@dowel/catalogue/files';
import type { Catalog } from '@dowel/schema';
import { UsageError } from './usage-error.ts';

/**
 * The providers that a server knows: those that ship with Dowel, the sandbox, and those of the operator's files.
 * @throws {UsageError} when a file cannot be used
 */
export function knownProviders(folder: string, catalogueFiles: readonly string[]): Catalog {
  // Only names and what is supported are compared, so any address of a sandbox will do.
  const sandbox = sandboxProviders('http://localhost');
  const own = catalogueFiles.flatMap((path) => readEntries(path, folder));
  return createCatalogue(ownProviders, sandbox, ...own).all();
}

function readEntries(path: string, folder: string) {
  try {
    return readCataloguePath(path, folder).map(({ file, entries, problems }) => {
      if (problems.length === 0) return entries;
      throw new UsageError(
        `The catalogue file ${file} has mistakes, so it is not known which providers your server has. Run dowel catalogue check ${path}.`,
      );
    });
  } catch (error) {
    if (error instanceof CatalogueFileError) throw new UsageError(error.message);
    throw error;
  }
}
