import { describe, expect, it } from 'vitest';
import { noSecrets, type RestDefinition, restConnector } from './engine.ts';
import type { Written } from './trial.ts';
import { tryObject } from './try-object.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const names = ['id', 'at', ...Array.from({ length: 50 }, (_, index) => `f${index}`)];
const repeat = { by: 'none' } as const;

/** A connector for lists of one page, which trusts the account to find what has changed at the very time. */
const oak: RestDefinition = {
  connectorVersion: 1,
  provider: 'oak',
  displayName: 'Oak',
  verified: 'provider',
  errors: { message: 'message', rules: [] },
  objectNames: 'any',
  object: {
    record: { id: 'id', updateTime: { member: 'at', format: 'rfc3339', granularityMs: 1000 } },
    list: {
      request: { path: '/{objectName}' },
      records: 'items',
      paging: { style: 'none', size: { max: 100 } },
      conditions: { style: 'parameters', from: { query: 'since' } },
    },
    changes: {
      source: 'filter',
      format: 'rfc3339',
      isFromInclusive: true,
      settleMs: 0,
      overlapMs: 0,
      granularityMs: 1000,
    },
    order: 'none',
    deletes: { source: 'unknown' },
    fields: { source: 'list', fields: names.map((name) => ({ name, type: 'string' })) },
    write: {
      answer: { id: 'id' },
      create: { method: 'POST', path: '/leaves', repeat },
      get: { path: '/leaves/{id}', query: { only: '{fields}' } },
    },
  },
};

/** What becomes of the cases at an account with eight leaves, one of each minute, which ignores what is written to it. */
async function tried(written?: Written) {
  const leaves = Array.from({ length: 8 }, (_, index) => ({
    id: `${index}`,
    at: `2026-03-02T11:0${index}:00Z`,
  }));
  const answerTo = ({ pathname, searchParams }: URL, method = 'GET'): unknown => {
    if (method === 'POST') return { id: '0' };
    const only = searchParams.get('only')?.split(',');
    if (only) return Object.fromEntries(only.map((name) => [name, `old ${name}`]));
    const since = Date.parse(searchParams.get('since') ?? '1970-01-01');
    return pathname === '/leaves' ? { items: leaves.filter(({ at }) => Date.parse(at) > since) } : {};
  };
  const { cases } = await tryObject(restConnector(oak), 'leaves', {
    fetch: async (path, init) => {
      const url = new URL(path, 'https://oak.example');
      return Object.assign(Response.json(answerTo(url, init?.method)), {
        secrets: noSecrets,
        address: url.href,
      });
    },
    now: () => NOW,
    lastAnswer: () => '',
    written,
  });
  return new Map(cases.map(({ name, outcome, words }) => [name, { outcome, words }]));
}

describe('trying an object', () => {
  it('does not say that small pages hold where their size changes nothing', async () => {
    expect((await tried()).get('pages')).toEqual({
      outcome: 'left out',
      words: expect.stringContaining(
        'Asked for pages of 2, the list answers as it does without, so its end was not tried.',
      ),
    });
  });

  it('finds that a change at the very time is left out', async () => {
    expect((await tried()).get('changes')).toEqual({
      outcome: 'failed',
      words: expect.stringContaining('lacks 1 records'),
    });
  });

  it.each([
    ['compares', 'f49', 'failed', '"f49" of the record is not what was written.'],
    ['says that it cannot compare', 'bark', 'left out', 'The record shows no "bark", which is no field.'],
  ])('%s what was written to %s', async (_, name, outcome, words) => {
    expect((await tried({ create: { [name]: 'new' }, update: {} })).get('create')).toEqual({
      outcome,
      words: expect.stringContaining(words),
    });
  });
});
