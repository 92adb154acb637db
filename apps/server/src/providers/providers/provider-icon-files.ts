import { createHash } from 'node:crypto';
import { iconOf, providerIcons } from '@dowel/catalogue';
import type { CatalogueEntry } from '@dowel/schema';

/** Each icon by the name of its file. A changed icon has another name, so browsers may keep a file for good. */
export const iconFiles: ReadonlyMap<string, string> = new Map(
  Object.entries(providerIcons).map(([name, { svg }]) => [fileOf(name, svg), svg]),
);

/** The entries with the address of their icon on this server. An entry that names a picture itself keeps it. */
export function withIcons(
  entries: Readonly<Record<string, CatalogueEntry>>,
  publicUrl: string,
): Record<string, CatalogueEntry> {
  return Object.fromEntries(
    Object.entries(entries).map(([provider, entry]) => {
      const name = iconOf(provider);
      const icon = name === undefined ? undefined : providerIcons[name];
      if (name === undefined || !icon || entry.media) return [provider, entry];
      const image = { iconURL: `${publicUrl}/icons/${fileOf(name, icon.svg)}` };
      return [provider, { ...entry, media: { regular: image, darkMode: image } }];
    }),
  );
}

function fileOf(name: string, svg: string): string {
  return `${name}-${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`;
}
