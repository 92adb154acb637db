import { useMessages } from '../../../messages/useMessages.ts';
import { TagList } from '../../../ui/Tag/Tag.tsx';
import { Section } from '../configure/Section.tsx';
import { useFlow } from '../flow.ts';
import { labelledFields } from './field-labels.ts';
import { useShownObject } from './shown-object.ts';

/** Lists the fields that are always read. */
export function RequiredFields() {
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
