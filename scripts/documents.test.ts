import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endpoints } from '@dowel/schema';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const exclude = (path: string) => /\b(node_modules|dist|migrations)$/.test(path);

const documents = globSync('{*.md,docs/**/*.md,{apps,packages}/*/README.md}', { cwd: root, exclude });
const decisions = documents.filter((path) => /^docs\/adr\/\d/.test(path));

/** The anchors of a page, as GitHub makes them of its headings. */
const anchorsOf = (path: string) =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('linking from the documents', () => {
  it.each(documents)('leads only to what is there: %s', (document) => {
    const links = [...read(document).matchAll(/\]\(([^)#:]*)(?:#([^)]*))?\)/g)];

    const broken = links.filter(([, path = '', anchor]) => {
      const target = path === '' ? document : join(dirname(document), path);
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor);
    });

    expect(broken.map(([link]) => link)).toEqual([]);
  });
});

describe('deciding', () => {
  it('has a record for each that is cited', () => {
    const numbers = new Set(decisions.map((path) => path.slice('docs/adr/'.length, 'docs/adr/0000'.length)));
    const sources = globSync('{.storybook,apps,bench,compat,packages,scripts}/**/*.{ts,tsx,css,mjs}', {
      cwd: root,
      exclude,
    });

    const dangling = [...documents, ...sources].flatMap((path) =>
      [...read(path).matchAll(/\bADR (\d{4})/g)]
        .filter(([, number = '']) => !numbers.has(number))
        .map(([citation]) => `${path}: ${citation}`),
    );

    expect(dangling).toEqual([]);
  });

  it('says it in at most 400 words, and lists it', () => {
    const words = (path: string) => read(path).split(/\s+/).filter(Boolean).length;
    const index = read('docs/decisions.md');

    expect(decisions.filter((path) => words(path) > 400)).toEqual([]);
    expect(decisions.filter((path) => !index.includes(path.slice('docs/'.length)))).toEqual([]);
  });
});

describe('promising in docs/security.md', () => {
  it('lists what a frontend key may call as the contract has it', () => {
    const [, section = ''] = read('docs/security.md').split('### An end user with a consumer token');
    const [list = ''] = (section.split('these operations and no other:')[1] ?? '').split('A project with');
    const listed = [...list.matchAll(/`(\w+)`/g)].map(([, name]) => name);
    const open = Object.values(endpoints).filter(({ wire }) => wire.access === 'consumer');

    expect(listed.toSorted()).toEqual(open.map(({ wire }) => wire.operation).toSorted());
  });
});
