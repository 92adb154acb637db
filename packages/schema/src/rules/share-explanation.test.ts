import { describe, expect, it } from 'vitest';
import type { OperationExplanation } from '../resources/operations.ts';
import { shareExplanation } from './share-explanation.ts';

const time = '2026-03-10T12:30:00.000Z';
/** What only the team of a builder may see. Each stands in several places. */
const secrets = ['ada@acme.example', 'Okafor', '4711', 'acme-corp', 'sk_live_51H', 'job_title=CEO'];
const hostile = secrets.map((one) => `"${one}" and ${one}`).join(', ');

const explanation: OperationExplanation = {
  operation: {
    id: 'o1',
    projectId: 'p1',
    integrationId: 'i1',
    installationId: 'n1',
    configId: 'c1',
    actionType: 'read',
    status: 'failure',
    result: `[contacts] ${hostile}`,
    metadata: {
      objects: ['contacts'],
      successfulRecordIds: secrets,
      progress: { recordsProcessed: 3 },
      call: { method: 'GET', path: `/${secrets[0]}`, durationMs: 1 },
    },
    createTime: time,
  },
  account: { workspace: { name: 'acme-corp' }, person: { email: 'ada@acme.example', name: 'Okafor' } },
  diagnosis: { kind: 'forbidden', summary: 'It may not.', words: hostile, remedy: 'Ask.', actor: 'consumer' },
  timeline: [
    {
      timestamp: time,
      severity: 'WARNING',
      message: {
        msg: `Waiting until ${time}. ${hostile}`,
        error: hostile,
        details: { retries: '2', until: time, parent: 'Okafor', object: hostile, unusableRecords: '4711' },
      },
    },
    ...secrets.map((secret) => ({
      timestamp: time,
      severity: 'ERROR',
      message: { msg: `What is below the record ${secret} of the list was refused.` },
    })),
  ],
  requests: secrets.map((secret) => ({
    time,
    status: 403,
    request: `GET https://api.example/v3/contacts/${secret}?email=${secret}`,
    error: hostile,
  })),
  mapping: [],
  repeat: [{ title: 'Again', command: `curl -d '{"groupRef":"acme-corp"}'` }],
};

describe('sharing what is known of a run', () => {
  it('leaves out what a provider or a person has written, wherever it stands', () => {
    const text = JSON.stringify(shareExplanation(explanation));

    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).not.toContain('curl');
  });

  it('keeps what ran, when, how often, and how it ended', () => {
    const shared = shareExplanation(explanation);

    expect(shared.operation).toMatchObject({
      id: 'o1',
      status: 'failure',
      metadata: { objects: ['contacts'] },
    });
    expect(shared.diagnosis).toEqual({
      kind: 'forbidden',
      summary: 'It may not.',
      remedy: 'Ask.',
      actor: 'consumer',
    });
    expect(shared.timeline[0]?.message).toEqual({
      msg: `Waiting until ${time}.`,
      details: { retries: '2', until: time },
    });
    expect(shared.timeline[1]?.message.msg).toBe('What is below the record … of the list was refused.');
    expect(shared.requests[0]).toEqual({ time, status: 403, request: 'GET /v3/contacts/…' });
  });
});
