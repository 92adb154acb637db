import { forWords, SecretsInUse } from '../../providers/provider-words/secrets-in-use.ts';
import { storableText } from '../../providers/provider-words/storable.ts';
import type { AdapterTarget } from './destination-adapter.ts';

const MAX_LENGTH = 1000;

/** What an error says, without the secrets of the destination. At most 1,000 characters. */
export function errorWords(said: string, { secrets }: AdapterTarget): string {
  const words = new SecretsInUse(Object.values(secrets)).mask(storableText(said), forWords);
  return words.slice(0, MAX_LENGTH);
}
