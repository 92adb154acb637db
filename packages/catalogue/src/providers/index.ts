import type { CatalogueEntry } from '@dowel/schema';
import { hubspot } from './hubspot';

/** The entries that ship with Dowel, by provider name. */
export const ownProviders: Record<string, CatalogueEntry> = { hubspot };
