import { OutgoingError } from './errors.ts';

/**
 * Parses a web address that may come from a template, a provider or a person. Undefined if it is not valid. Such text
 * may become a `URL` only here, because the constructor itself throws.
 */
export function readAddress(text: string, base?: URL): URL | undefined {
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

/**
 * The address of a request.
 * @throws {OutgoingError} `invalid_address`
 */
export function toTarget(address: string | URL): URL {
  const url = readAddress(String(address));
  if (!url) {
    throw new OutgoingError(
      'invalid_address',
      '',
      'The address is no web address. Check what fills its template.',
    );
  }
  if (url.username || url.password) {
    throw new OutgoingError(
      'invalid_address',
      url.origin,
      `The address at ${url.host} holds a user name, which would hide where the request goes.`,
    );
  }
  return url;
}
