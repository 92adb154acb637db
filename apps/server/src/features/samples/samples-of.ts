import { fieldSegments } from '@dowel/schema/rules';
import type { ProviderPage } from '../../connectors/engine/read-page.ts';
import { ProviderText } from '../../provider-words/provider-text.ts';

const MOST_VALUES = 3;
const LONGEST_VALUE = 80;

/**
 * The first different values of each field. Nested objects are left out, secrets are masked, and long texts are cut.
 */
export function samplesOf(
  { records, secrets }: Pick<ProviderPage, 'records' | 'secrets'>,
  fields: readonly string[],
): Record<string, string[]> {
  const entries = [...new Set(fields)].map((field): [string, string[]] => {
    const values = new Set<string>();
    for (const record of records) {
      if (values.size === MOST_VALUES) break;
      const text = asText(valueAt(record, field));
      const shown = text === undefined ? '' : new ProviderText(text).words(secrets, LONGEST_VALUE);
      if (shown !== '') values.add(shown);
    }
    return [field, [...values]];
  });
  return Object.fromEntries(entries);
}

function valueAt(record: Readonly<Record<string, unknown>>, field: string): unknown {
  if (Object.hasOwn(record, field)) return record[field];
  return fieldSegments(field).reduce<unknown>((parent, name) => {
    const isParent = typeof parent === 'object' && parent !== null && Object.hasOwn(parent, name);
    return isParent ? Reflect.get(parent, name) : undefined;
  }, record);
}

/** A list of texts and numbers, such as the choices of a multi-select, is shown as one value. */
function asText(value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value);
  if (!Array.isArray(value)) return undefined;
  const texts = value.slice(0, MOST_VALUES).flatMap((one) => (Array.isArray(one) ? [] : (asText(one) ?? [])));
  return texts.length === 0 ? undefined : texts.join(', ');
}
