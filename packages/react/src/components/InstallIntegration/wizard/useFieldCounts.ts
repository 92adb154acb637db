import type { ReadObjectHandlers } from '../../../hooks/local-config.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { labelledFields } from '../object/field-labels.ts';

/**
 * Counts of an object's fields in words: before and after a person sets it up. Undefined for an object without fields.
 */
export interface FieldCounts {
  before: (handlers: ReadObjectHandlers) => string | undefined;
  after: (handlers: ReadObjectHandlers) => string | undefined;
}

type CountKey = `wizard.count.${'always' | 'match' | 'matched'}` | 'common.more';

export function useFieldCounts(): FieldCounts {
  const translate = useMessages();
  const { locale } = translate;
  const join = (counts: readonly (readonly [CountKey, number])[]) => {
    const parts = counts
      .filter(([, count]) => count > 0)
      // A line does not end between a count and its word.
      .map(([key, count]) => translate(key, { count }).replace(' ', '\u00a0'));
    if (parts.length === 0) return undefined;
    const list = new Intl.ListFormat(locale, { style: 'narrow' });
    return translate('wizard.count', { counts: list.format(parts) });
  };
  const alwaysRead = ({ manifestObject }: ReadObjectHandlers) =>
    labelledFields(manifestObject?.requiredFields).length;
  return {
    before: (handlers) => {
      const toMatch = handlers.mappings.filter(({ isRequired }) => isRequired).length;
      return join([
        ['wizard.count.always', alwaysRead(handlers)],
        ['wizard.count.match', toMatch],
      ]);
    },
    after: (handlers) => {
      const {
        selectedFields = {},
        selectedFieldMappings = {},
        dynamicMappingsInput = [],
      } = handlers.object ?? {};
      const matched = [
        ...Object.values(selectedFieldMappings),
        ...dynamicMappingsInput.map(({ fieldName }) => fieldName),
      ];
      return join([
        ['wizard.count.always', alwaysRead(handlers)],
        ['wizard.count.matched', matched.filter(Boolean).length],
        ['common.more', Object.values(selectedFields).filter(Boolean).length],
      ]);
    },
  };
}
