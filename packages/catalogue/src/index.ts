export { type Catalogue, createCatalogue, InvalidEntryError, UnknownProviderError } from './catalogue.ts';
export type { CatalogueProblem } from './check-entry.ts';
export { iconOf, type ProviderIcon, providerIcons } from './provider-icons.ts';
export { ownProviders } from './providers/index.ts';
export { type CatalogueFile, readCatalogueFile } from './read-catalogue-file.ts';
export { sandboxProviders } from './sandbox-providers.ts';
