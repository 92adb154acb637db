import { describe, expect, it } from 'vitest';
import type { Support } from '../resources/provider-features.ts';
import type { WriteRecords } from '../resources/writes.ts';
import { batchLimit, checkWrite, type WritingParty } from './check-write.ts';
import { support as plainSupport } from './provider.fixture.ts';

const no = { supported: false };
const support: Support = {
  ...plainSupport,
  batchWrite: {
    create: { supported: true, defaultRecordLimit: 10, objectRecordLimits: { deals: 2, notes: 500 } },
    update: { supported: false, defaultRecordLimit: 3 },
    upsert: no,
    delete: no,
  },
};

const party: WritingParty = {
  integrationName: 'crm',
  title: 'Oak',
  support,
  writesWhole: () => false,
  associates: () => false,
  upserts: () => false,
  revision: { name: 'crm', provider: 'oak', write: { objects: [{ objectName: 'deals' }] } },
  config: { provider: 'oak', write: { objects: { deals: { objectName: 'deals' } } } },
};

const batchOf = (count: number, type: 'create' | 'update' = 'create'): WriteRecords => ({
  groupRef: 'acme',
  type,
  batch: Array.from({ length: count }, () => ({ record: { id: 1 } })),
});

describe('how many records one batch may have', () => {
  // @holds S244, S245
  it('is what the catalogue says of the object, else of the provider, and at most 100', () => {
    expect(batchLimit(support, 'create', 'deals')).toBe(2);
    expect(batchLimit(support, 'create', 'contacts')).toBe(10);
    expect(batchLimit(support, 'create', 'notes')).toBe(100);
    expect(batchLimit(support, 'create', '__proto__')).toBe(10);
  });

  it('is 100 where the provider takes no batches, because records are sent one by one', () => {
    expect(batchLimit(support, 'update', 'deals')).toBe(100);
    expect(batchLimit(undefined, 'create', 'deals')).toBe(100);
  });

  // @holds S244, S245
  it('refuses a batch that is larger, and names it', () => {
    expect(checkWrite(party, 'deals', batchOf(2))).toHaveProperty('object');
    expect(checkWrite(party, 'deals', batchOf(3, 'update'))).toHaveProperty('object');
    expect(checkWrite(party, 'deals', batchOf(3))).toMatchObject({
      code: 'invalid_request',
      words: { issues: [{ name: 'batch', detail: expect.stringContaining('at most 2') }] },
    });
  });
});

it('refuses an object that the config does not have, even one that is called toString', () => {
  const revision = { ...party.revision, write: { objects: [{ objectName: 'toString' }] } };

  expect(checkWrite({ ...party, revision }, 'toString', batchOf(1))).toMatchObject({
    code: 'object_disabled',
  });
});

describe('a batch of which either all records are written or none', () => {
  it('is refused by name where the provider cannot do so', () => {
    const whole = { ...batchOf(2), batchPolicy: { allOrNone: true } };

    expect(checkWrite(party, 'deals', whole)).toMatchObject({
      code: 'writes_unsupported',
      words: { detail: expect.stringContaining('either all records of a batch or none') },
    });
    expect(checkWrite({ ...party, writesWhole: (name) => name === 'deals' }, 'deals', whole)).toMatchObject({
      object: { objectName: 'deals' },
    });
    expect(checkWrite(party, 'deals', batchOf(2))).toMatchObject({ object: {} });
  });
});
