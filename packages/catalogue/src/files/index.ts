export { CatalogueFileError } from './catalogue-file-error.ts';
export { type ReadCatalogueFile, readCataloguePath } from './read-catalogue-path.ts';
