import type { FieldMapping } from '@dowel/schema/rules';
import { offeredMappings, type ValueMapping } from '@dowel/schema/rules';
import { useMessages } from '../../../messages/useMessages.ts';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { Select } from '../../../ui/Select/Select.tsx';
import { Section } from '../configure/Section.tsx';
import { useFlow } from '../flow.ts';
import { type ShownObject, useShownObject } from './shown-object.ts';

/** Maps the builder's values to a field's choices. If the field has no choices, says so. */
export function ValueMappings() {
  const { words, fieldMapping } = useFlow();
  const { object, handlers } = useShownObject();
  const translate = useMessages();
  const mapped = handlers.valueMappings;
  const unmapped = unmappedLabels(object, handlers, fieldMapping);
  if (mapped.length === 0 && unmapped.length === 0) return null;
  return (
    <>
      {mapped.map((mapping) => (
        <Section
          key={mapping.mapToName}
          title={translate('config.values.title', { field: mapping.label })}
          intro={translate('config.values.intro', { ...words, field: mapping.field.displayName })}
        >
          <ValueFields mapping={mapping} />
        </Section>
      ))}
      {unmapped.map((label) => (
        <Notice key={label} isLive={false} title={translate('config.values.unmatched', { field: label })}>
          {translate('config.values.unmatched.detail', words)}
        </Notice>
      ))}
    </>
  );
}

function ValueFields({ mapping }: { mapping: ValueMapping }) {
  const { words } = useFlow();
  const translate = useMessages();
  const { field, mappedValues } = mapping;
  const { values = [] } = field;
  const { getValueMapping, setValueMapping } = useShownObject().handlers;
  const chosen = mappedValues.map(({ mappedValue }) => getValueMapping(field.fieldName, mappedValue));
  return (
    <div className="dowel-field-grid">
      {mappedValues.map(({ mappedValue, mappedDisplayValue }, index) => {
        const own = chosen[index] ?? '';
        const isGone = own && !values.some(({ value }) => value === own);
        const options: { value: string; displayValue?: string }[] = isGone
          ? [...values, { value: own }]
          : values;
        return (
          <Select
            key={mappedValue}
            label={mappedDisplayValue || mappedValue}
            error={isGone && translate('config.gone', { ...words, name: own })}
            placeholder={translate('config.values.none')}
            options={options.map(({ value, displayValue }) => ({
              value,
              label: displayValue || value,
              // Each of the provider's values maps to at most one of the builder's values.
              isDisabled: chosen.includes(value) && own !== value,
            }))}
            value={own}
            onValueChange={(providerValue) =>
              setValueMapping({
                fieldName: field.fieldName,
                mappedValue,
                providerValue: providerValue || undefined,
              })
            }
          />
        );
      })}
    </div>
  );
}

/** The labels of mappings with values whose chosen field has no list of choices. */
function unmappedLabels(
  object: ShownObject['object'],
  handlers: ShownObject['handlers'],
  fieldMapping: FieldMapping | undefined,
): string[] {
  return offeredMappings(object, fieldMapping)
    .filter(({ mapToName, fieldName, mappedValues }) => {
      const isChosen = fieldName || handlers.getFieldMapping(mapToName);
      const isMapped = handlers.valueMappings.some((mapping) => mapping.mapToName === mapToName);
      return isChosen && !isMapped && (mappedValues ?? []).length > 0;
    })
    .map(({ mapToName, mapToDisplayName }) => mapToDisplayName || mapToName);
}
