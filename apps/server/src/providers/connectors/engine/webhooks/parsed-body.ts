import { parseExactly } from '../../../../platform/exact-json.ts';
import { storable } from '../../../provider-words/storable.ts';

/** What somebody has sent as JSON, without what cannot be stored. Undefined when it is no JSON. */
export function parsedBody(text: string): unknown {
  return storable(sentBody(text));
}

/** What somebody has sent as JSON, as it is. Undefined when it is no JSON. */
export function sentBody(text: string): unknown {
  try {
    return parseExactly(text);
  } catch {
    return undefined;
  }
}
