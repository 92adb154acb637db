import { describe, expect, it } from 'vitest';
import { accountId, accountTitle, compareAccounts } from './accounts.ts';

const uuid = '0197b1c4-5d2e-7a10-8c3f-aabbccddeeff';

describe('comparing accounts', () => {
  it.each([
    [
      'a renamed workspace',
      { workspace: { id: '7', name: 'Acme' } },
      { workspace: { id: '7', name: 'Ace' } },
    ],
    [
      'a colleague',
      { workspace: { id: '7' }, person: { id: 'a' } },
      { workspace: { id: '7' }, person: { id: 'b' } },
    ],
    ['a UUID in capitals', { workspace: { id: uuid } }, { workspace: { id: uuid.toUpperCase() } }],
    [
      'an address where only one of them has an id',
      { person: { email: 'Ada@acme.example' } },
      { person: { id: 'a', email: 'ada@acme.example' } },
    ],
    ['a person without a workspace', { person: { id: 'a' } }, { person: { id: 'a' } }],
  ])('takes %s for the same account', (_, before, after) => {
    expect(compareAccounts(before, after)).toBe('same');
  });

  it.each([
    [
      'workspaces with the same name',
      { workspace: { id: '7', name: 'A' } },
      { workspace: { id: '8', name: 'A' } },
    ],
    ['ids that differ by case', { workspace: { id: '00D5aAB' } }, { workspace: { id: '00D5aAb' } }],
    ['addresses', { person: { email: 'ada@acme.example' } }, { person: { email: 'bob@acme.example' } }],
    ['people', { person: { id: 'a' } }, { person: { id: 'b' } }],
  ])('tells two %s apart', (_, before, after) => {
    expect(compareAccounts(before, after)).toBe('different');
  });

  it.each([
    ['the workspace was not told', { workspace: { id: '7' }, person: { id: 'a' } }, { person: { id: 'b' } }],
    ['only names were told', { workspace: { name: 'Acme' } }, { workspace: { name: 'Globex' } }],
  ])('says nothing when %s', (_, before, after) => {
    expect(compareAccounts(before, after)).toBe('unknown');
    expect(compareAccounts(after, before)).toBe('unknown');
  });
});

describe('naming an account', () => {
  it.each([
    [
      {
        workspace: { id: '7', name: 'Acme', address: 'acme.example' },
        person: { id: 'a', email: 'ada@acme.example' },
      },
      'ada@acme.example · Acme (acme.example)',
      '7',
    ],
    [{ person: { id: 'a', name: 'Ada' } }, 'Ada', 'a'],
    [{ workspace: { id: '7' } }, '7', '7'],
    [{ workspace: { address: 'acme.example' }, person: { id: 'a' } }, 'acme.example', 'a'],
  ])('says what is known of %o', (account, title, id) => {
    expect(accountTitle(account)).toBe(title);
    expect(accountId(account)).toBe(id);
  });
});
