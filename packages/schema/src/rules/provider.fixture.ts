import type { ProviderInfo } from '../resources/providers.ts';

export const support = {
  bulkWrite: { insert: false, update: false, upsert: false, delete: false },
  proxy: true,
  read: true,
  subscribe: false,
  write: true,
  delete: false,
  search: { operators: { equals: false } },
};

/** A provider without modules or templates, except for the given members. */
export function aProvider(members: Partial<ProviderInfo>): ProviderInfo {
  return {
    name: 'harbor',
    authType: 'oauth2',
    baseURL: 'https://api.harbor.example',
    defaultModule: '',
    support,
    providerOpts: {},
    ...members,
  };
}

/** A provider whose modules need different metadata. */
export const moduledProvider = aProvider({
  baseURL: 'https://{{.workspace}}.harbor.example',
  defaultModule: 'crm',
  metadata: {
    input: [
      { name: 'workspace', moduleDependencies: { CRM: {}, desk: {} } },
      { name: 'region', defaultValue: 'eu', moduleDependencies: { desk: {} } },
      { name: 'accountId' },
    ],
    postAuthentication: [{ name: 'teamId' }],
  },
  modules: {
    crm: { displayName: 'CRM', baseURL: 'https://{{.workspace}}.harbor.example/crm', support },
    desk: { displayName: 'Desk', baseURL: 'https://desk.{{.region}}.example/{{.deskId}}', support },
  },
});
