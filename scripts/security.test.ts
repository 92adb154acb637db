import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { endpoints } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { missingTests, namedTests } from './named-tests.ts';

const file = fileURLToPath(new URL('../docs/security.md', import.meta.url));
const text = readFileSync(file, 'utf8');

/** What the document lets a key of scope `frontend` call: the list above the table of end users. */
const [, section = ''] = text.split('### An end user with a consumer token');
const [, list = ''] = section.split('these operations and no other:');
const ofFrontendKeys = [...(list.split('A project with')[0] ?? '').matchAll(/`(\w+)`/g)].map(
  ([, name]) => name,
);

/** One row per promise: the promise, and the tests that prove it. */
const promises = text.split('\n').filter((line) => /^\| [A-Z]\d+ +\|/.test(line));

describe('keeping the promises of docs/security.md', () => {
  it('has a test for every promise', () => {
    expect(promises.length).toBeGreaterThan(0);
    expect(promises.filter((promise) => namedTests(promise).length === 0)).toEqual([]);
  });

  it('lists what a frontend key may call as the contract has it', () => {
    const open = Object.values(endpoints).filter(({ wire }) => wire.access === 'consumer');

    expect(ofFrontendKeys.toSorted()).toEqual(open.map(({ wire }) => wire.operation).toSorted());
  });

  it('names only tests that are in their file', () => {
    expect(missingTests(file, namedTests(text))).toEqual([]);
  });
});
