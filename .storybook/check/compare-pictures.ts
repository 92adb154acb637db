import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How a picture differs from the one of an earlier state. */
export type Change = 'same' | 'changed' | 'new' | 'gone';

/** Compares two folders of pictures, and writes what differs into a third. */
export function comparePictures(before: string, after: string, differences: string): Map<string, Change> {
  mkdirSync(differences, { recursive: true });
  const names = new Set(
    [...readdirSync(before), ...readdirSync(after)].filter((name) => name.endsWith('.png')),
  );
  return new Map(
    [...names].map((name) => {
      if (!existsSync(join(before, name))) return [name, 'new'];
      if (!existsSync(join(after, name))) return [name, 'gone'];
      return [name, compare(join(before, name), join(after, name), join(differences, name))];
    }),
  );
}

function compare(before: string, after: string, difference: string): Change {
  const [old, now] = [PNG.sync.read(readFileSync(before)), PNG.sync.read(readFileSync(after))];
  // Pictures of different sizes are compared in the area that both have. They count as changed in any case.
  const width = Math.min(old.width, now.width);
  const height = Math.min(old.height, now.height);
  const marked = new PNG({ width, height });
  const pixels = pixelmatch(crop(old, width, height), crop(now, width, height), marked.data, width, height, {
    threshold: 0.1,
  });
  const hasSize = old.width === now.width && old.height === now.height;
  if (pixels === 0 && hasSize) return 'same';
  writeFileSync(difference, PNG.sync.write(marked));
  return 'changed';
}

function crop(picture: PNG, width: number, height: number): Buffer {
  const part = new PNG({ width, height });
  PNG.bitblt(picture, part, 0, 0, width, height, 0, 0);
  return part.data;
}
