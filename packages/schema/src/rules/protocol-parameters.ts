const names = [
  'response_type',
  'response_mode',
  'client_id',
  'redirect_uri',
  'state',
  'code_challenge',
  'code_challenge_method',
];

/**
 * Whether OAuth 2 itself gives a query parameter of the sign-in address its meaning. Only Dowel sets these: another
 * value breaks the sign-in or the protection of its code.
 */
export function isProtocolParameter(name: string): boolean {
  return names.includes(name);
}
