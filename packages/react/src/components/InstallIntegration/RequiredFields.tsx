import { useMessages } from '../../messages/useMessages.ts';
import { TagList } from '../../ui/Tag/Tag.tsx';
import { labelledFields } from './field-labels.ts';
import type { ObjectSectionProps } from './ObjectPanel.tsx';
import { Section } from './Section.tsx';

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
