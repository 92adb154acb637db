import type { Integration } from '@dowel/schema';
import {
  chooseAllFields,
  chooseSingleFields,
  findReadObject,
  nameFinder,
  ownValue,
} from '@dowel/schema/rules';
import { useMemo, useState } from 'react';
import { useLocalConfig } from '../../../hooks/useLocalConfig.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { CheckboxList } from '../../../ui/CheckboxList/CheckboxList.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { Section } from '../configure/Section.tsx';
import { useListWords } from '../configure/useListWords.ts';
import { useFlow } from '../flow.ts';
import { labelledFields, sortByLabel } from './field-labels.ts';
import { type ShownObject, useShownObject } from './shown-object.ts';

/** Chooses which optional fields are read. */
export function OptionalFields() {
  const { words, integration } = useFlow();
  const { object, handlers, refusals } = useShownObject();
  const config = useLocalConfig();
  const translate = useMessages();
  const { locale } = translate;
  const { provider } = words;
  const listWords = useListWords('config.optionalFields.search', 'config.selectAll');
  const options = useMemo(
    () =>
      sortByLabel(labelledFields(object.optionalFields), locale).map(({ fieldName, label, hint }) => {
        const reason = refusals?.get(fieldName);
        const shown = reason ? translate('config.field.refused', { provider, reason }) : hint;
        return { value: fieldName, label, hint: shown };
      }),
    [object, locale, refusals, provider, translate],
  );
  const { selectedFields, selectedFieldsAuto } = handlers.object ?? {};
  const selected = useMemo(() => {
    // A backend may have saved a name in another case, which reads do not count.
    const shown = nameFinder(options.map(({ value }) => value));
    const names = Object.keys(selectedFields ?? {}).filter((name) => selectedFields?.[name]);
    return new Set(names.map((name) => shown(name) ?? name));
  }, [selectedFields, options]);
  /** The fields that were selected before a person chose all. */
  const [before, setBefore] = useState<readonly string[]>();
  const suggested = useMemo(() => namedFields(integration, object), [integration, object]);
  if (options.length === 0 || object.error) return null;
  const title = translate('config.optionalFields');
  const key = handlers.object?.objectName ?? object.objectName;
  const saved = ownValue(config.saved?.read?.objects, key);
  const isAllSaved = saved?.selectedFieldsAuto === 'all';
  const widen = () => {
    setBefore([...selected]);
    config.setDraft(chooseAllFields({ content: config.get() }, key).content);
  };
  const narrow = () => {
    // Where all fields are read already, nothing changes until one is removed. Otherwise it takes back an unsaved choice.
    const savedNames = saved && Object.keys(saved.selectedFields ?? {});
    const names = isAllSaved ? undefined : (before ?? savedNames);
    const all = options.map(({ value }) => value);
    config.setDraft(chooseSingleFields({ content: config.get() }, key, names ?? all).content);
  };
  const isAll = selectedFieldsAuto === 'all';
  return (
    <Section title={title} intro={isAll ? undefined : translate('config.optionalFields.intro', words)}>
      {(isAll || isAllSaved || object.optionalFieldsAuto === 'all') && (
        <Stack direction="row" align="between" gap={2}>
          {isAll && <Text>{translate('config.optionalFields.auto')}</Text>}
          {/* One button, so that it keeps the focus. */}
          <Button size="sm" onClick={isAll ? narrow : widen}>
            {translate(isAll ? 'config.optionalFields.single' : 'config.optionalFields.all')}
          </Button>
        </Stack>
      )}
      {!isAll && (
        <CheckboxList
          legend={title}
          options={options}
          selected={selected}
          onToggle={(fieldName, isSelected) => handlers.setSelectedField({ fieldName, selected: isSelected })}
          onToggleAll={(fieldNames, isSelected) =>
            handlers.setSelectedFields({ fieldNames, selected: isSelected })
          }
          words={listWords}
          filters={[
            { label: translate('config.optionalFields.onlyChosen'), values: selected },
            { label: translate('config.optionalFields.onlySuggested'), values: suggested },
          ]}
        />
      )}
    </Section>
  );
}

/** The fields that the builder names, if the account's other fields can be chosen, too. */
function namedFields({ latestRevision }: Integration, object: ShownObject['object']): ReadonlySet<string> {
  const named =
    findReadObject(latestRevision.content.read?.objects ?? [], object.objectName)?.optionalFields ?? [];
  const names = new Set(named.flatMap((field) => ('fieldName' in field && field.fieldName) || []));
  const isAll = labelledFields(object.optionalFields).every(({ fieldName }) => names.has(fieldName));
  return isAll ? new Set() : names;
}
