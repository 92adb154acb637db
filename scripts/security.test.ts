import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { missingTests, namedTests } from './named-tests.ts';

const file = fileURLToPath(new URL('../docs/security.md', import.meta.url));
const text = readFileSync(file, 'utf8');

/** One row per promise: the promise, and the tests that prove it. */
const promises = text.split('\n').filter((line) => /^\| [A-Z]\d+ +\|/.test(line));

describe('keeping the promises of docs/security.md', () => {
  it('has a test for every promise', () => {
    expect(promises.length).toBeGreaterThan(0);
    expect(promises.filter((promise) => namedTests(promise).length === 0)).toEqual([]);
  });

  it('names only tests that are in their file', () => {
    expect(missingTests(file, namedTests(text))).toEqual([]);
  });
});
