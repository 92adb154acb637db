import type { WebhookChallenge } from '@dowel/schema/connector';
import { isPlainObject } from '@dowel/schema/rules';
import { textAt } from '../record-facts.ts';
import { parsedBody } from './parsed-body.ts';

/** A provider's challenges are much shorter. */
const LONGEST = 2000;

/** What the provider wants to get back. Undefined when the body is no challenge. */
export function readChallenge({ when, answer }: WebhookChallenge, body: string): string | undefined {
  const asked = parsedBody(body);
  if (!isPlainObject(asked) || textAt(asked, when.member) !== when.text) return undefined;
  const text = textAt(asked, answer);
  return text === undefined || text.length > LONGEST ? undefined : text;
}
