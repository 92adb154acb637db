import { describe, expect, it } from 'vitest';
import { InputValidationProblem } from '../resources/problem';
import { problemBody } from './problem-body';

const time = new Date('2026-11-20T08:00:00Z');

describe('telling a problem', () => {
  it('joins what the code means with what happened', () => {
    const body = problemBody({
      code: 'idempotency_key_in_flight',
      words: { detail: 'It is being handled.', remedy: 'Wait.' },
      requestId: 'r1',
      time,
    });

    expect(InputValidationProblem.parse(body)).toEqual({
      type: 'urn:dowel:problem:idempotency_key_in_flight',
      title: 'The same request is being handled',
      status: 409,
      detail: 'It is being handled.',
      instance: 'urn:dowel:request:r1',
      code: 'idempotency_key_in_flight',
      subsystem: 'api',
      time: '2026-11-20T08:00:00.000Z',
      requestId: 'r1',
      retryable: true,
      remedy: 'Wait.',
    });
  });

  it('lists the first hundred of countless issues, and says how many more there are', () => {
    const issues = Array.from({ length: 5000 }, (_, index) => ({ in: 'body' as const, name: `f${index}` }));
    const words = { detail: 'No.', causes: issues.map(({ name }) => name), issues };

    const body = problemBody({ code: 'config_invalid', words, requestId: 'r1', time });

    expect(body.issues).toEqual(issues.slice(0, 100));
    expect(body.causes?.slice(-2)).toEqual(['f99', 'And 4900 more.']);
  });

  it('takes the status that the interface wants', () => {
    const words = { detail: 'No value.', issues: [{ in: 'body', name: 'updateMask' }] } as const;
    const body = problemBody({ code: 'invalid_update_mask', words, status: 422, requestId: 'r1', time });

    expect(body).toMatchObject({ status: 422, retryable: false, issues: [{ name: 'updateMask' }] });
  });
});
