import { isPlainObject, ownValue } from '@dowel/schema/rules';
import { ProviderAuthError } from '../errors.ts';
import { decodeBase64 } from './sign.ts';

/**
 * The texts of a service account's key file. People send the file as it is, or in base64.
 * @throws {ProviderAuthError} `revoked` when the file is not JSON, or lacks one of `needed`. The error holds nothing of
 * it.
 */
export function readKeyFile<Name extends string>(
  typed: string,
  needed: readonly Name[],
): Record<Name, string> & { all: Readonly<Record<string, unknown>> } {
  const file = parse(typed.trimStart().startsWith('{') ? typed : decodeBase64(typed));
  const texts = needed.map((name) => [name, ownValue(file, name)] as const);
  const missing = texts.filter(([, text]) => typeof text !== 'string' || text === '').map(([name]) => name);
  if (missing.length > 0) {
    throw new ProviderAuthError(
      'revoked',
      `The service account key has no ${missing.join(' and no ')}. Send the whole JSON file that the provider gave, as it is or in base64.`,
    );
  }
  return Object.assign(Object.fromEntries(texts) as Record<Name, string>, { all: file });
}

function parse(text: string): Record<string, unknown> {
  try {
    const file: unknown = JSON.parse(text);
    return isPlainObject(file) ? file : {};
  } catch {
    return {};
  }
}
