import type { WebhookChallenge } from '@dowel/schema/connector';
import { isPlainObject } from '@dowel/schema/rules';
import { parseExactly } from '../../../provider-words/exact-json.ts';
import { textAt } from '../record-facts.ts';

/** A provider's challenges are much shorter. */
const LONGEST = 2000;

/** What the provider wants to get back. Undefined when the body is no challenge. */
export function readChallenge({ when, answer }: WebhookChallenge, body: string): string | undefined {
  let asked: unknown;
  try {
    asked = parseExactly(body);
  } catch {
    return undefined;
  }
  if (!isPlainObject(asked) || textAt(asked, when.member) !== when.text) return undefined;
  const text = textAt(asked, answer);
  return text === undefined || text.length > LONGEST ? undefined : text;
}
