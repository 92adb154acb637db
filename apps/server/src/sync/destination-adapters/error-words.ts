import { OutgoingError } from '../../platform/outgoing/errors.ts';
import { forWords, SecretsInUse } from '../../providers/provider-words/secrets-in-use.ts';
import { storableText } from '../../providers/provider-words/storable.ts';
import type { AdapterTarget, AttemptOutcome } from './destination-adapter.ts';
import { NoAnswerError } from './kept-connections.ts';
import { tlsWords } from './tls-words.ts';

const MAX_LENGTH = 1000;

/** What an error says, without the secrets of the destination. At most 1,000 characters. */
export function errorWords(said: string, { secrets }: AdapterTarget): string {
  const words = new SecretsInUse(Object.values(secrets)).mask(storableText(said), forWords);
  return words.slice(0, MAX_LENGTH);
}

/**
 * The outcome when a broker gave no answer: its address may not be called, TLS failed, or it took the connection and was silent.
 * @param whenSilent why it may be so, as a sentence
 */
export function withoutAnswer(
  error: unknown,
  target: AdapterTarget,
  whenSilent: string,
): AttemptOutcome | undefined {
  const { serverUrl = '' } = target.metadata;
  if (error instanceof OutgoingError) return { kind: 'unreachable', reason: error.message };
  if (error instanceof NoAnswerError && error.isOpen) {
    const reason = `${serverUrl} took the connection, but did not confirm the message in time. It may have stored it all the same. ${whenSilent}`;
    return { kind: 'unreachable', reason };
  }
  const tls = tlsWords(error, serverUrl);
  return tls === undefined ? undefined : { kind: 'unreachable', reason: errorWords(tls, target) };
}
