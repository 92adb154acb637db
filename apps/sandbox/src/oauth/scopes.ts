/** What an application may be allowed to do, with the words a person reads on the consent page. */
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

/** Whether Juniper knows a scope. */
export function isScope(name: string): name is Scope {
  return Object.hasOwn(SCOPES, name);
}

/** Splits a scope parameter. Without one, the application asks to read only. */
export function parseScopes(parameter: string | undefined): string[] {
  const names = (parameter ?? '').split(' ').filter(Boolean);
  return names.length > 0 ? names : ['crm.read'];
}
