/**
 * What a failed call to a provider means.
 * - `rejected`: the provider understood the request and refused it (4xx).
 * - `credentials`: the provider does not accept the credentials (401).
 * - `forbidden`: the account may not do this, but the credentials may work for other objects (403).
 * - `rate_limited`: too many calls (429).
 * - `cursor_gone`: the provider does not know the cursor of the page any more. The list must be read from its beginning.
 * - `unreachable`: no response, an error or timeout of the provider itself (5xx, 408), or an unreadable response.
 */
export type ProviderErrorKind =
  | 'rejected'
  | 'credentials'
  | 'forbidden'
  | 'rate_limited'
  | 'cursor_gone'
  | 'unreachable';
