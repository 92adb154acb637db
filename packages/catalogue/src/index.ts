export { type Catalogue, createCatalogue, InvalidEntryError, UnknownProviderError } from './catalogue';
export type { CatalogueProblem } from './check-entry';
export { ownProviders } from './providers';
export { type CatalogueFile, readCatalogueFile } from './read-catalogue-file';
export { sandboxProviders } from './sandbox-providers';
