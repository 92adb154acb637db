import type { OperationExplanation } from '@dowel/schema';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { InShort } from './InShort.tsx';
import { nextStep, toSteps } from './steps.ts';

const explanation: OperationExplanation = {
  operation: {
    id: '1',
    projectId: 'p',
    integrationId: 'i',
    installationId: 'n',
    configId: 'c',
    actionType: 'read',
    status: 'failure',
    createTime: '2026-11-24T02:14:02.000Z',
    updateTime: '2026-11-24T02:14:12.000Z',
  },
  diagnosis: { kind: 'credentials', summary: '', remedy: '', actor: 'consumer' },
  durationMs: 10_000,
  timeline: [
    { timestamp: '2026-11-24T02:14:02.000Z', severity: 'INFO', message: { msg: 'Started' } },
    { timestamp: '2026-11-24T02:14:12.000Z', severity: 'ERROR', message: { msg: 'Ended', error: 'refused' } },
  ],
  requests: [
    {
      time: '2026-11-24T02:14:04.000Z',
      request: 'GET /contacts',
      status: 200,
      durationMs: 1000,
      recordCount: 500,
    },
    { time: '2026-11-24T02:14:05.000Z', request: 'GET /contacts', status: 429, durationMs: 100 },
    {
      time: '2026-11-24T02:14:11.000Z',
      request: 'GET /contacts',
      status: 401,
      durationMs: 200,
      error: 'revoked',
    },
  ],
  mapping: [],
  repeat: [],
};

describe('the steps of a run', () => {
  const steps = toSteps(explanation);

  it('stand in the order in which they began', () => {
    expect(steps.map(({ title }) => title)).toEqual([
      'Started',
      'GET /contacts',
      'GET /contacts',
      'GET /contacts',
      'Ended',
    ]);
  });

  it('share one scale: a request begins its length before its answer', () => {
    expect(steps[1]).toMatchObject({ from: 0.1, length: 0.1 });
    expect(steps.at(-1)?.from).toBe(1);
  });

  it('mark the last refused request as the one that decided, and no limit as a failure', () => {
    expect(steps.map(({ isDecisive }) => isDecisive)).toEqual([false, false, false, true, false]);
    expect(steps[2]?.state.tone).toBe('info');
  });

  it('show an answer that could not be used as failed, whatever its status', () => {
    const unusable = { time: '2026-11-24T02:14:11.000Z', status: 200, error: 'not JSON' };
    expect(toSteps({ ...explanation, requests: [unusable] })[1]?.state.tone).toBe('danger');
  });

  it('mark nothing when the run went well', () => {
    const well = { ...explanation, operation: { ...explanation.operation, status: 'success' } };
    expect(toSteps(well).some(({ isDecisive }) => isDecisive)).toBe(false);
  });
});

/** The numbers of a run, each with what it counts. */
function talliesOf(more: Partial<OperationExplanation>): string[] {
  const props = { explanation: { ...explanation, ...more }, provider: 'HubSpot', isWell: false };
  const html = renderToStaticMarkup(createElement(InShort, props));
  return [...html.matchAll(/<b>([^<]*)<\/b><span>([^<]*)/g)].map(([, number, what]) => `${number} ${what}`);
}

describe('the numbers of a run', () => {
  const requests = Array.from({ length: 21 }, () => ({ time: '', status: 200, durationMs: 1000 }));
  const write = { ...explanation.operation, actionType: 'write' };

  it.each([
    ['of a short read', {}, ['3 page requests to HubSpot', '1.3 s waited for HubSpot']],
    ['of a long read, which are not all recorded', { requests }, ['at least 21 page requests to HubSpot']],
    ['of a read whose log is cut', { isCut: true }, ['at least 3 page requests to HubSpot']],
    [
      'of a request without an answer',
      { requests: [{ time: '', error: 'timeout' }] },
      ['1 page request to HubSpot'],
    ],
    ['of a write, which may put many records into one call', { operation: write, requests }, []],
  ])('have the requests %s', (_, more, tallies) => {
    expect(talliesOf(more)).toEqual(['10.0 s from start to end', ...tallies]);
  });
});

it('says what comes next only while it is ahead', () => {
  const next = 'The next scheduled read is planned for 2026-11-24T03:10:00.000Z.';
  const now = Date.parse('2026-11-24T03:07:12Z');
  expect(nextStep({ ...explanation, next }, now)).toBe(next);
  expect(nextStep({ ...explanation, next }, now + 600_000)).toBeUndefined();
  expect(nextStep({ ...explanation, next: 'Nothing is planned.' }, now)).toBe('Nothing is planned.');
});
