import type { Operation } from '@dowel/schema';
import { expect, it } from 'vitest';
import { operationName, operationOutcome, operationState, operationTitle } from './operations.ts';

const run = (change: Partial<Operation>): Operation => ({
  id: '1',
  projectId: 'p',
  integrationId: 'i',
  installationId: 'n',
  configId: 'c',
  actionType: 'read',
  status: 'success',
  ...change,
});

it.each([
  [{ metadata: { objects: ['contacts'] } }, 'Read of contacts'],
  [{ actionType: 'write', metadata: { objects: ['contacts', 'deals'] } }, 'Write of contacts, deals'],
  [
    { actionType: 'proxy', metadata: { call: { method: 'GET', path: '/me', durationMs: 3 } } },
    'Call GET /me',
  ],
  [{ actionType: 'something' }, 'Something'],
])('%j is named %s', (change, name) => {
  expect(operationName(run(change))).toBe(name);
});

it('does not say the object again in what came of it', () => {
  expect(operationOutcome(run({ result: '[contacts] The read failed' }))).toBe('The read failed');
  expect(operationOutcome(run({ status: 'failure' }))).toBe('failed');
});

it('says of records that they were handed on, because their message may wait', () => {
  expect(operationOutcome(run({ result: '[contacts] 120 records delivered' }))).toBe('120 records handed on');
});

it('says in the title what came of it, also for a kind that it does not know', () => {
  const read = run({ status: 'failure', metadata: { objects: ['contacts'] } });
  expect(operationTitle(read, { kind: 'credentials' })).toBe('Read of contacts stopped: access withdrawn');
  expect(operationTitle(read, { kind: 'moon_phase' })).toBe('Read of contacts failed');
});

it('shows a run whose messages are not taken, or that left fields out, as none that went well', () => {
  const metadata = { objects: ['contacts'], missingFields: ['stage'] };
  const failure = { kind: 'not_taken', actor: 'builder' };
  expect(operationState(run({}))).toMatchObject({ tone: 'success' });
  expect(operationState(run({ metadata }))).toMatchObject({ tone: 'warning' });
  const partly = { actionType: 'write', metadata: { objects: ['contacts'] } };
  for (const what of ['1 record not created', 'outcome unknown of 2 records'])
    expect(operationState(run({ ...partly, result: `[contacts] 1 record created, ${what}` }))).toEqual({
      tone: 'warning',
      icon: 'warning',
      words: 'Not all written',
    });
  expect(operationState({ ...run({}), failure })).toMatchObject({
    tone: 'danger',
    words: 'Messages not taken',
  });
});
