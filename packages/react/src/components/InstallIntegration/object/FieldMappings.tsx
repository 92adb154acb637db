import { findField, type ObjectMapping } from '@dowel/schema/rules';
import { useMemo } from 'react';
import { useMessages } from '../../../messages/useMessages.ts';
import { Combobox } from '../../../ui/Combobox/Combobox.tsx';
import { ControlIcon } from '../../../ui/Icon/ControlIcon.tsx';
import { InlineMarkdown } from '../../markdown/InlineMarkdown.tsx';
import { useFlow } from '../flow.ts';
import { MappingHelp, type MappingHints } from '../mapping/MappingHelp.tsx';
import { accountFields } from './field-labels.ts';
import { useShownObject } from './shown-object.ts';

export interface FieldMappingsProps {
  /** The id of the box of a mapping. */
  boxId: (mapToName: string) => string;
  /** Whether to show an error for each missing mapping. */
  showsMissing: boolean;
}

/** Lets the person choose which of the account's fields hold the values that the builder asks for. */
export function FieldMappings({ boxId, showsMissing }: FieldMappingsProps) {
  const { words } = useFlow();
  const { object, handlers, refusals } = useShownObject();
  const translate = useMessages();
  const { locale } = translate;
  const options = useMemo(
    () =>
      accountFields(object, locale).map(({ fieldName, label, hint }) => ({ value: fieldName, label, hint })),
    [object, locale],
  );
  const { mappings, problems, getFieldMapping, setFieldMapping, deleteFieldMapping } = handlers;
  if (mappings.length === 0 || object.error) return null;

  const fields = object.allFieldsMetadata ?? {};
  const chosenOf = ({ mapToName }: ObjectMapping) => {
    const name = getFieldMapping(mapToName);
    return name ? { name, key: findField(fields, name) } : undefined;
  };
  const errorOf = (mapping: ObjectMapping) => {
    const { mapToName, label } = mapping;
    const chosen = chosenOf(mapping);
    if (chosen && chosen.key === undefined) {
      return translate('config.gone', { ...words, name: chosen.name });
    }
    const problem = problems.find((candidate) => candidate.mapToName === mapToName);
    if (problem?.code === 'mapping_duplicate') return translate('config.mapping.duplicate');
    const reason = refusals?.get(chosen?.key ?? '');
    if (reason) return translate('config.field.refused', { ...words, reason });
    return problem && showsMissing ? translate('config.mapping.missing', { field: label }) : undefined;
  };
  const boxes = ({ hintFor, options: shown }: MappingHints) => (
    <div className="dowel-field-rows">
      {mappings.map((mapping) => (
        <Combobox
          key={mapping.mapToName}
          id={boxId(mapping.mapToName)}
          label={mapping.label}
          labelSuffix={!mapping.isRequired && translate('common.optional')}
          hint={mapping.prompt && <InlineMarkdown text={mapping.prompt} />}
          error={errorOf(mapping)}
          required={mapping.isRequired}
          placeholder={translate('config.mapping.placeholder')}
          options={shown}
          between={<ControlIcon name="from" />}
          value={chosenOf(mapping)?.key ?? getFieldMapping(mapping.mapToName) ?? null}
          onValueChange={(fieldName) =>
            fieldName
              ? setFieldMapping({ mapToName: mapping.mapToName, fieldName })
              : deleteFieldMapping(mapping.mapToName)
          }
          words={{
            clear: translate('config.mapping.clear', { field: mapping.label }),
            open: translate('config.mapping.open', { field: mapping.label }),
            noMatch: (query) => translate('common.noMatch', { query }),
            more: (count) => translate('config.mapping.more', { count }),
          }}
          below={hintFor(mapping)}
        />
      ))}
    </div>
  );
  const missing = showsMissing
    ? mappings.filter(({ mapToName }) =>
        problems.some((one) => one.mapToName === mapToName && one.code === 'mapping_missing'),
      )
    : [];
  return (
    <MappingHelp mappings={mappings} options={options} missing={missing} boxId={boxId}>
      {boxes}
    </MappingHelp>
  );
}
