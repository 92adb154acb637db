import type { ObjectChange } from '@dowel/schema';
import { titleCase } from '@dowel/schema/rules';
import type { ReactNode } from 'react';
import { useMessages } from '../../../messages/useMessages.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { accountFields } from '../object/field-labels.ts';
import { useShownObject } from '../object/shown-object.ts';

/** How many fields are named. A count stands for the others. */
const MOST_FIELDS = 12;

/** What one version changed: a line for each match and each setting, and the fields that were added or removed. */
export function Diff({ change }: { change: ObjectChange }) {
  const translate = useMessages();
  const names = useFieldNames();
  const setting = useSettingWords();
  const { mappings = [], valueMappings = [], settings = [], fieldsAdded = [], fieldsRemoved = [] } = change;
  const field = (name: string | undefined) => (name === undefined ? undefined : names.field(name));
  return (
    <dl className="dowel-diff">
      {mappings.map(({ mapToName, from, to }) => (
        <Line key={`m-${mapToName}`} term={names.mapping(mapToName)}>
          <FromTo from={field(from)} to={field(to)} />
        </Line>
      ))}
      {valueMappings.map(({ fieldName, mappedValue, from, to }) => (
        <Line
          key={`v-${fieldName}-${mappedValue}`}
          term={translate('history.value', { value: mappedValue, field: names.field(fieldName) })}
        >
          <FromTo from={from} to={to} />
        </Line>
      ))}
      {settings.map(({ name, from, to }) => (
        <Line key={`s-${name}`} term={setting.label(name)}>
          <FromTo from={setting.value(from)} to={setting.value(to)} />
        </Line>
      ))}
      {fieldsAdded.length > 0 && (
        <Line term={translate('history.alsoRead')}>
          <Fields names={fieldsAdded.map(names.field)} draw={(name) => <FromTo key={name} to={name} />} />
        </Line>
      )}
      {fieldsRemoved.length > 0 && (
        <Line term={translate('history.noLongerRead')}>
          <Fields names={fieldsRemoved.map(names.field)} draw={(name) => <FromTo key={name} from={name} />} />
        </Line>
      )}
    </dl>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="dowel-diff-line">
      <dt className="dowel-diff-term">{term}</dt>
      <dd className="dowel-diff-values">{children}</dd>
    </div>
  );
}

/** Screen readers hear the words before the values. Many of them do not say `del` and `ins`. */
function FromTo({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  const translate = useMessages();
  return (
    <>
      {from !== undefined && (
        <del className="dowel-tag" part="tag" data-tone="danger">
          <VisuallyHidden>{translate('history.was')} </VisuallyHidden>
          {from}
        </del>
      )}
      {to !== undefined && (
        <ins className="dowel-tag" part="tag" data-tone="success">
          <VisuallyHidden>{translate('history.is')} </VisuallyHidden>
          {to}
        </ins>
      )}
    </>
  );
}

function Fields({ names, draw }: { names: string[]; draw: (name: string) => ReactNode }) {
  const translate = useMessages();
  const left = names.length - MOST_FIELDS;
  return (
    <>
      {names.slice(0, MOST_FIELDS).map(draw)}
      {left > 0 && (
        <Text tone="muted" size="sm">
          {translate('common.more', { count: left })}
        </Text>
      )}
    </>
  );
}

/** The display names of fields and matches. What no longer exists keeps its name at that time. */
function useFieldNames() {
  const { object, handlers } = useShownObject();
  const { locale } = useMessages();
  const labels = new Map(accountFields(object, locale).map(({ fieldName, label }) => [fieldName, label]));
  const mappings = new Map(handlers.mappings.map(({ mapToName, label }) => [mapToName, label]));
  return {
    field: (name: string) => labels.get(name) ?? titleCase(name),
    mapping: (name: string) => mappings.get(name) ?? titleCase(name),
  };
}

const known = ['schedule', 'disabled', 'selectedFieldsAuto', 'destination'] as const;

/** The names and values of an object's other settings, in words. */
function useSettingWords() {
  const translate = useMessages();
  return {
    label(name: string): string {
      const setting = known.find((one) => one === name);
      if (setting) return translate(`history.setting.${setting}`);
      return `${translate('history.setting.other')}: ${titleCase(name)}`;
    },
    value(value: string | undefined): string | undefined {
      if (value === 'true') return translate('history.yes');
      if (value === 'false') return translate('history.no');
      return value;
    },
  };
}
