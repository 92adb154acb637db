import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CatalogueEntry } from '@dowel/schema';
import { parse } from 'yaml';

/** A catalogue file with invented providers, for refusals that the providers of the sandbox never cause. */
export const contractProvidersFile = fileURLToPath(new URL('contract-providers.yaml', import.meta.url));

export const contractProviders: Record<string, CatalogueEntry> = parse(
  readFileSync(contractProvidersFile, 'utf8'),
).catalog;
