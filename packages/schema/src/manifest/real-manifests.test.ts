/// <reference types="node" />
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseManifest } from './parse-manifest.ts';

// Published manifests of real products. They are stored next to the repository, not in it.
const folder = fileURLToPath(new URL('../../../../../shared/data/manifests', import.meta.url));
const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.yaml')) : [];

describe.runIf(files.length > 0)('parsing manifests from the field', () => {
  it.each(files)('accepts %s', (file) => {
    const { manifest, findings } = parseManifest(readFileSync(`${folder}/${file}`, 'utf8'), { file });

    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(manifest?.integrations.length).toBeGreaterThan(0);
  });
});
