import { describe, expect, it } from 'vitest';
import { explainKind } from './diagnose-operation.ts';

describe('the remedy of what the provider mends', () => {
  it.each([
    'payment_required',
    'rate_limited',
    'provider_unreachable',
    'provider_unreadable',
    'unexpected_answer',
  ])('of %s does not leave a write, a call or a read without a schedule to the schedule', (kind) => {
    const { remedy } = explainKind(kind);

    expect(remedy).toContain('Scheduled reads');
    expect(remedy).toContain('Repeat anything else');
  });
});
