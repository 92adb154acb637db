import type { ProviderMetadata } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import type { EventAccount } from '../../format.ts';
import { answering } from '../answering.fixture.ts';
import { oak } from '../oak.fixture.ts';
import { findAccount } from './find-account.ts';

const called: EventAccount = { source: 'call', request: { path: '/me' }, member: 'account.id' };
const told: EventAccount = { source: 'metadata', name: 'teamId' };

const find = (account: EventAccount, answer: Parameters<typeof answering>[0], metadata?: ProviderMetadata) =>
  findAccount(oak(), account, { metadata: metadata ?? {}, fetch: answering(answer).fetch });

describe('the account of a connection in events', () => {
  it('is what the provider answers, as text', async () => {
    expect(await find(called, { body: { account: { id: 62515 } } })).toBe('62515');
    expect(await find(called, { text: '{"account":{"id":9007199254740993}}' })).toBe('9007199254740993');
  });

  // @holds P22
  it('is what the provider told when somebody signed in, and never what somebody has typed', async () => {
    const metadata = (source: 'provider' | 'token' | 'input') => ({ teamId: { value: 'T1', source } });

    expect(await find(told, {}, metadata('provider'))).toBe('T1');
    expect(await find(told, {}, metadata('token'))).toBe('T1');
    await expect(find(told, {}, metadata('input'))).rejects.toMatchObject({ kind: 'rejected' });
    await expect(find(told, {}, {})).rejects.toMatchObject({ kind: 'rejected' });
  });

  it.each([
    ['no account', { body: {} }, 'rejected'],
    ['an empty one', { body: { account: { id: '' } } }, 'rejected'],
    ['a map', { body: { account: { id: {} } } }, 'rejected'],
    ['a page', { text: '<html>' }, 'unreachable'],
    ['a refusal', { status: 401, body: {} }, 'credentials'],
  ])('is unknown when the provider answers %s', async (_, answer, kind) => {
    await expect(find(called, answer)).rejects.toMatchObject({ name: 'ProviderError', kind });
  });
});
