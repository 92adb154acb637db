import { parseExactly } from '../../../../platform/exact-json.ts';
import { storable } from '../../../provider-words/storable.ts';

/** What somebody has sent as JSON, without what cannot be stored. Undefined when it is no JSON. */
export function parsedBody(text: string): unknown {
  try {
    return storable(parseExactly(text));
  } catch {
    return undefined;
  }
}
