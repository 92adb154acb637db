import { plainText, valueAt } from '@dowel/schema/rules';
import type { ProviderPage } from '../../providers/connectors/engine/read-page.ts';
import { ProviderText } from '../../providers/provider-words/provider-text.ts';

const MOST_VALUES = 3;
const MOST_RECORDS = 3;
const LONGEST_VALUE = 80;

type Page = Pick<ProviderPage, 'records' | 'secrets'>;
type ProviderRecord = Page['records'][number];

/**
 * The first different values of each field. Nested objects are left out, secrets are masked, and long texts are cut.
 */
export function samplesOf({ records, secrets }: Page, fields: readonly string[]): Record<string, string[]> {
  const entries = [...new Set(fields)].map((field): [string, string[]] => {
    const values = new Set<string>();
    for (const record of records) {
      if (values.size === MOST_VALUES) break;
      const shown = shownValue(record, field, secrets);
      if (shown !== '') values.add(shown);
    }
    return [field, [...values]];
  });
  return Object.fromEntries(entries);
}

/** The first records that have a value in one of the fields, with these fields only. */
export function recordsOf({ records, secrets }: Page, fields: readonly string[]): Record<string, string>[] {
  const found: Record<string, string>[] = [];
  for (const record of records) {
    if (found.length === MOST_RECORDS) break;
    const values = fields.map((field) => [field, shownValue(record, field, secrets)] as const);
    const present = values.filter(([, value]) => value !== '');
    if (present.length > 0) found.push(Object.fromEntries(present));
  }
  return found;
}

function shownValue(record: ProviderRecord, field: string, secrets: Page['secrets']): string {
  const text = asText(valueAt(record, field));
  return text === undefined ? '' : new ProviderText(text).words(secrets, LONGEST_VALUE);
}

/** A list of texts and numbers, such as the choices of a multi-select, is shown as one value. */
function asText(value: unknown): string | undefined {
  if (!Array.isArray(value)) return plainText(value);
  const texts = value.slice(0, MOST_VALUES).flatMap((one) => (Array.isArray(one) ? [] : (asText(one) ?? [])));
  if (texts.length === 0) return undefined;
  return [...texts, ...(value.length > MOST_VALUES ? ['\u2026'] : [])].join(', ');
}
