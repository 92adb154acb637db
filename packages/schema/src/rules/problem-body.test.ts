import { describe, expect, it } from 'vitest';
import { InputValidationProblem } from '../resources/problem.ts';
import { problemBody } from './problem-body.ts';

const time = new Date('2026-11-20T08:00:00Z');

describe('telling a problem', () => {
  it('tells the builder alone what the network says', () => {
    const words = { detail: 'No answer.', builderCauses: ['http://oak.test cannot be reached.'] };
    const body = (isForBuilder: boolean) =>
      problemBody({ code: 'provider_unreachable', words, requestId: 'r', time: new Date(0), isForBuilder });

    expect([body(true).causes, body(false).causes]).toEqual([
      ['http://oak.test cannot be reached.'],
      undefined,
    ]);
  });

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

  it.each([
    ['letters', 'x'],
    ['characters of two halves', '😀'],
    ['words', 'a b '],
    ['quotes', '" '],
    ['dots', 'a.'],
  ])('repeats the beginning of what was sent, and no more (%s)', (_, piece) => {
    const sent = piece.repeat(80_000);
    const words = {
      detail: `This project has no integration "${sent}".`,
      causes: [`config.${sent}: is unknown`],
      remedy: `Remove "${sent}".`,
      issues: [{ in: 'body', name: `config.${sent}`, value: sent, detail: `"${sent}" is unknown` }],
    } as const;

    const body = problemBody({ code: 'integration_not_found', words, requestId: 'r1', time });

    expect(JSON.stringify(body).length).toBeLessThan(10_000);
    // JSON.stringify would write half a surrogate pair as an escape.
    expect(JSON.stringify(body)).not.toMatch(/\\ud[89a-f]/i);
    expect(body.detail).toMatch(/^This project has no integration "/);
  });

  it('says what follows a long name', () => {
    const words = { detail: `There is no "${'x'.repeat(80_000)}" here, and "${'y'.repeat(100)}" is short.` };

    const body = problemBody({ code: 'integration_not_found', words, requestId: 'r1', time });

    expect(body.detail).toBe(`There is no "${'x'.repeat(100)}…" here, and "${'y'.repeat(100)}" is short.`);
  });

  it('takes the status that the interface wants', () => {
    const words = { detail: 'No value.', issues: [{ in: 'body', name: 'updateMask' }] } as const;
    const body = problemBody({ code: 'invalid_update_mask', words, status: 422, requestId: 'r1', time });

    expect(body).toMatchObject({ status: 422, retryable: false, issues: [{ name: 'updateMask' }] });
  });
});
