import { OutgoingError } from '../../platform/outgoing/errors.ts';
import { forWords, SecretsInUse } from '../../providers/provider-words/secrets-in-use.ts';
import { storableText } from '../../providers/provider-words/storable.ts';
import type { AdapterTarget, AttemptOutcome } from './destination-adapter.ts';
import { tlsWords } from './tls-words.ts';

const MAX_LENGTH = 1000;

/** What an error says, without the secrets of the destination. At most 1,000 characters. */
export function errorWords(said: string, { secrets }: AdapterTarget): string {
  const words = new SecretsInUse(Object.values(secrets)).mask(storableText(said), forWords);
  return words.slice(0, MAX_LENGTH);
}

/** The outcome when no connection to a broker came about: its address may not be called, or TLS failed. */
export function connectionFailure(error: unknown, target: AdapterTarget): AttemptOutcome | undefined {
  if (error instanceof OutgoingError) return { kind: 'unreachable', reason: error.message };
  const tls = tlsWords(error, target.metadata.serverUrl ?? '');
  return tls === undefined ? undefined : { kind: 'unreachable', reason: errorWords(tls, target) };
}
