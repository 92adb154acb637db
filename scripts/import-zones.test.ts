import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ImportGraph, readImports } from './import-graph.ts';
import { importZones } from './import-zones.ts';
import { roomCircles } from './room-circles.ts';

/** Creates a folder with this repository's structure and the example of every zone. */
function writeExamples(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dowel-zones-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  mkdirSync(join(folder, 'packages'));
  for (const [index, { example }] of importZones.entries()) {
    const [file, imported] = example;
    // Two examples may have the same path. Where the rule does not depend on the file name, each example gets its own.
    const own = file.replace(/\bfile(?=\.tsx?$)/, `file${index}`);
    write(own, `import { any } from '${imported}';\nexport const one = any;\n`);
    if (imported.startsWith('.')) write(join(dirname(own), imported), 'export const any = 1;\n');
  }
  return folder;
}

describe('keeping imports to their zones', () => {
  let folder: string;
  let examples: ImportGraph;

  beforeAll(async () => {
    folder = writeExamples();
    examples = await readImports(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(importZones)('refuses a file deep inside that breaks $rule.name', ({ rule, example }) => {
    const fault = expect.stringContaining(`${rule.comment} (${rule.name})`);

    expect(examples.faults).toContainEqual(fault);
    expect(examples.faults.filter((line) => line.endsWith(`(${rule.name})`)).join('\n')).toContain(
      dirname(example[0]),
    );
  });

  it('names every zone once', () => {
    const names = importZones.map(({ rule }) => rule.name);

    expect(names).toEqual([...new Set(names)]);
  });
});

describe('looking for circles', () => {
  const module = (source: string, ...imported: string[]) => ({
    source: `apps/server/src/${source}`,
    dependencies: imported.map((file) => ({ resolved: `apps/server/src/${file}` })),
  });

  it('finds features that import each other over a third one', () => {
    const modules = [
      module('sync/a/deep/service.ts', 'sync/b/service.ts'),
      module('sync/b/service.ts', 'sync/c/queries.ts', 'platform/db/scope.ts'),
      module('sync/c/queries.ts', 'sync/a/rules.ts'),
      module('platform/db/scope.ts'),
    ];

    expect(roomCircles(modules)).toEqual([['sync/a', 'sync/b', 'sync/c']]);
  });

  it('lets the folders of one feature, and tests, import as they like', () => {
    const modules = [
      module('sync/a/deep/service.ts', 'sync/a/service.ts'),
      module('sync/a/service.ts', 'sync/a/deep/service.ts', 'sync/b/service.ts'),
      module('sync/b/b.test.ts', 'sync/a/service.ts'),
      module('sync/b/service.ts', 'sync/b/b.test.ts'),
    ];

    expect(roomCircles(modules)).toEqual([]);
  });
});
