import { describe, expect, it } from 'vitest';
import type { ConfigIssue } from './config-issue.ts';
import { configProblem, toConfigIssues } from './config-problem.ts';

const issue: ConfigIssue = {
  path: 'provider',
  code: 'provider_mismatch',
  message: 'Is another.',
  fix: 'Send it.',
};

describe('telling what does not fit', () => {
  it('names the place in the request, and the reason for programs', () => {
    expect(toConfigIssues([issue])).toEqual([
      {
        in: 'body',
        name: 'config.content.provider',
        detail: 'Is another.',
        remedy: 'Send it.',
        context: { reason: 'provider_mismatch' },
      },
    ]);
  });

  it('says how to correct it when there is one thing to correct', () => {
    expect(configProblem([issue])).toMatchObject({ causes: ['Is another.'], remedy: 'Send it.' });
    expect(configProblem([issue, issue]).remedy).toBe('Correct what each issue names.');
  });
});
