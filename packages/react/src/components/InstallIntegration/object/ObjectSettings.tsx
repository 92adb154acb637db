import { useId, useRef } from 'react';
import { useMessages } from '../../../messages/useMessages.ts';
import { TagList } from '../../../ui/Tag/Tag.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { Section } from '../configure/Section.tsx';
import { useFlow } from '../flow.ts';
import { useOnce } from '../useOnce.ts';
import { FieldMappings } from './FieldMappings.tsx';
import { labelledFields } from './field-labels.ts';
import { ObjectProblem } from './ObjectProblem.tsx';
import { OptionalFields } from './OptionalFields.tsx';
import { useShownObject } from './shown-object.ts';
import { ValueMappings } from './ValueMappings.tsx';

export interface ObjectSettingsProps {
  /** Whether to show an error for each missing mapping. */
  showsMissing: boolean;
  /** The box of the first problem takes the focus once for each signal. */
  focusSignal: object | null;
}

/** Everything that can be chosen of one read object. Stands inside `ShownObjectContext`. */
export function ObjectSettings({ showsMissing, focusSignal }: ObjectSettingsProps) {
  const id = useId();
  // A space would make two ids of one.
  const boxId = (mapToName: string) => `${id}-${encodeURIComponent(mapToName)}`;
  const start = useRef<HTMLDivElement>(null);
  const { problems } = useShownObject().handlers;
  useOnce(focusSignal, () => {
    const [first] = problems;
    const root = start.current?.getRootNode() as Document | ShadowRoot | undefined;
    if (first) root?.getElementById(boxId(first.mapToName))?.focus();
  });
  return (
    <>
      <div ref={start} className="dowel-start" hidden />
      <ObjectProblem />
      <RequiredFields />
      <FieldMappings boxId={boxId} showsMissing={showsMissing} />
      <ValueMappings />
      <OptionalFields />
    </>
  );
}

/** Shows the provider's name of the object if the builder uses another name. */
export function ObjectNames() {
  const translate = useMessages();
  const { words } = useFlow();
  const { object, label } = useShownObject();
  const { displayName, objectName } = object;
  const theirs = displayName || objectName;
  if (theirs.toLowerCase() === label.toLowerCase()) return null;
  return <Text tone="muted">{translate('config.objectMapping', { ...words, object: theirs })}</Text>;
}

/** Lists the fields that are always read. */
function RequiredFields() {
  const { words } = useFlow();
  const { object, handlers } = useShownObject();
  const translate = useMessages();
  const fields = labelledFields(object.requiredFields);
  if (fields.length === 0) return null;
  const lacking = new Set(handlers.lackingFields.map(({ fieldName }) => fieldName));
  const title = translate('config.requiredFields');
  return (
    <Section title={title} intro={translate('config.requiredFields.intro', words)}>
      <TagList
        label={title}
        tags={fields.map(({ fieldName, label, hint }) => {
          const name = hint ? `${label} (${hint})` : label;
          if (!lacking.has(fieldName)) return { key: fieldName, label: name };
          const words = translate('config.requiredFields.missing', { field: name });
          return { key: fieldName, label: words, tone: 'warning', icon: 'warning' };
        })}
      />
    </Section>
  );
}
