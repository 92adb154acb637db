/** What a person can allow an application to do, with the text for the consent page. */
export const SCOPES = {
  'crm.read': {
    title: 'Read your CRM data',
    detail: 'Contacts, companies and deals, with all fields',
  },
  'crm.write': {
    title: 'Change your CRM data',
    detail: 'Create, update and delete any record',
  },
} as const;

export type Scope = keyof typeof SCOPES;

export function isScope(name: string): name is Scope {
  return Object.hasOwn(SCOPES, name);
}

/** Splits a scope parameter. Without the parameter, the application asks only to read. */
export function parseScopes(parameter: string | undefined): string[] {
  const names = (parameter ?? '').split(' ').filter(Boolean);
  return names.length > 0 ? names : ['crm.read'];
}
