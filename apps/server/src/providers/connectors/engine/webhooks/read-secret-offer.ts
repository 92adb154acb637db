import type { SecretOffer } from '@dowel/schema/connector';
import { isPlainObject } from '@dowel/schema/rules';
import { textAt } from '../record-facts.ts';
import { parsedBody } from './parsed-body.ts';

/** Signs that a secret can consist of, as it is shown to people. Longer ones are no secrets of a provider. */
const secretText = /^[\x21-\x7e]{8,500}$/;

/** The secret that a request tells. Undefined when the body is no such request. */
export function readSecretOffer({ member }: SecretOffer, body: string): string | undefined {
  const told = parsedBody(body);
  const text = isPlainObject(told) ? textAt(told, member) : undefined;
  return text !== undefined && secretText.test(text) ? text : undefined;
}
