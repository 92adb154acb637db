/** What a person can allow an application to do, with the text for the consent page. */
export const SCOPES = {
  'crm.read': {
    title: 'Read people, companies and deals',
    detail: 'With all their fields',
  },
  'crm.write': {
    title: 'Change people, companies and deals',
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
