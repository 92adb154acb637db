import type { MockServiceOptions } from '@dowel/mocks';

type Entry = NonNullable<MockServiceOptions['providers']>[string];

const support = {
  read: true,
  write: false,
  proxy: false,
  subscribe: false,
  delete: false,
  bulkWrite: { insert: false, update: false, upsert: false, delete: false },
  search: { operators: { equals: false } },
};

/** A provider with its own credential inputs, one of each kind. */
export const vaultmark = {
  displayName: 'Vaultmark',
  authType: 'custom',
  baseURL: 'https://api.vaultmark.example',
  customOpts: {
    inputs: [
      {
        name: 'accountCode',
        displayName: 'Account code',
        fieldType: 'fieldTypeText',
        prompt: 'Such as `VM-1042`.',
        docsURL: 'https://docs.vaultmark.example/account',
      },
      {
        name: 'region',
        displayName: 'Data region',
        fieldType: 'fieldTypeSelect',
        options: [
          { value: 'eu', label: 'Europe' },
          { value: 'us', label: 'United States' },
        ],
      },
      { name: 'secret', displayName: 'Signing secret' },
      {
        name: 'privateKey',
        displayName: 'Private key',
        prompt: 'The whole file, with its first and last line.',
      },
    ],
    headers: [
      { name: 'X-Account', valueTemplate: '{{ .accountCode }}' },
      { name: 'X-Region', valueTemplate: '{{ .region }}' },
      { name: 'X-Secret', valueTemplate: '{{ .secret }}' },
      { name: 'X-Key', valueTemplate: '{{ .privateKey }}' },
    ],
  },
  metadata: {
    input: [
      {
        name: 'team',
        displayName: 'Team name',
        defaultValue: 'main',
        docsURL: 'https://docs.vaultmark.example/teams',
      },
    ],
  },
  support,
} satisfies Entry;

/** A provider that takes tokens signed with a person's key. */
export const signmark = {
  displayName: 'Signmark',
  authType: 'jwt',
  baseURL: 'https://api.signmark.example',
  jwtOpts: {
    algorithm: 'RS256',
    inputs: [
      { name: 'issuer', displayName: 'Issuer', fieldType: 'fieldTypeText' },
      { name: 'signer', displayName: 'Signing certificate key' },
    ],
    key: 'signer',
    claims: { iss: '{{ .issuer }}' },
    lifetimeSeconds: 300,
  },
  support,
} satisfies Entry;

/** A provider with signed tokens whose entry does not say what to ask for. Nobody can sign in to it. */
export const sealedVault = {
  displayName: 'Sealed Vault',
  authType: 'jwt',
  baseURL: 'https://api.sealed.example',
  support,
} satisfies Entry;
