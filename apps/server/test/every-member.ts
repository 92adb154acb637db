import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CatalogueEntry } from '@dowel/schema';

/** A catalogue file with an invented provider. It has every member that the specification names. */
export const everyMemberFile = fileURLToPath(
  new URL('../../../packages/catalogue/test/every-member.json', import.meta.url),
);

/** The entries of that file, as they are written there. */
export const everyMember: Record<string, CatalogueEntry> = JSON.parse(
  readFileSync(everyMemberFile, 'utf8'),
).catalog;
