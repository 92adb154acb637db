import { useMessages } from '../../messages/useMessages';
import { TagList } from '../../ui/Tag/Tag';
import { labelledFields } from './field-labels';
import type { ObjectSectionProps } from './ObjectPanel';
import { Section } from './Section';

/** The fields that are read whatever is chosen. */
export function RequiredFields({ object, words }: ObjectSectionProps) {
  const translate = useMessages();
  const fields = labelledFields(object.requiredFields);
  if (fields.length === 0) return null;
  const title = translate('config.requiredFields');
  return (
    <Section title={title} intro={translate('config.requiredFields.intro', words)}>
      <TagList
        label={title}
        tags={fields.map(({ fieldName, label, hint }) => ({
          key: fieldName,
          label: hint ? `${label} (${hint})` : label,
        }))}
      />
    </Section>
  );
}
