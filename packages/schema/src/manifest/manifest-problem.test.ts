import { describe, expect, it } from 'vitest';
import { manifestProblem, toManifestIssues } from './manifest-problem.ts';

describe('telling findings as issues', () => {
  it('keeps place, words and fix', () => {
    const issues = toManifestIssues([
      {
        severity: 'error',
        path: 'integrations[0].name',
        line: 3,
        column: 5,
        message: 'Is empty.',
        fix: 'Add it.',
      },
    ]);

    expect(issues).toEqual([
      {
        in: 'body',
        name: 'integrations[0].name',
        detail: 'Is empty.',
        remedy: 'Add it.',
        context: { line: 3, column: 5 },
      },
    ]);
  });

  it('names the place as the request has it', () => {
    const [issue] = toManifestIssues(
      [{ severity: 'error', path: 'integrations[0].read', message: 'Is empty.' }],
      'latestRevision.content',
    );

    expect(issue?.name).toBe('latestRevision.content.read');
  });
});

describe('refusing a manifest', () => {
  it('names each error with its line, and leaves warnings out', () => {
    const problem = manifestProblem([
      { severity: 'error', path: 'integrations[0].name', line: 3, message: 'Is empty.' },
      { severity: 'warning', path: 'integrations[0].nmae', message: 'Is unknown.' },
      { severity: 'error', path: 'specVersion', message: 'Is missing.' },
    ]);

    expect(problem).toMatchObject({
      detail: 'The manifest has 2 errors, so nothing was deployed.',
      causes: ['line 3, integrations[0].name: Is empty.', 'specVersion: Is missing.'],
    });
  });

  it('does not take the errors that are shown for all', () => {
    const errors = Array.from({ length: 200 }, () => ({
      severity: 'error' as const,
      path: '',
      message: 'Is empty.',
    }));

    expect(manifestProblem(errors).detail).toMatch(/^The manifest has at least 200 errors,/);
  });

  it('names the line alone, or nothing, for an error of the whole manifest', () => {
    const { causes } = manifestProblem([
      { severity: 'error', path: '', line: 1, message: 'Is a list.' },
      { severity: 'error', path: '', message: 'Is empty.' },
    ]);

    expect(causes).toEqual(['line 1: Is a list.', 'Is empty.']);
  });
});
