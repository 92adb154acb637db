import type { MappingSuggestion, ObjectMapping } from '@dowel/schema/rules';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { Tag, TagList } from '../../../ui/Tag/Tag.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { useShownObject } from '../object/shown-object.ts';

export interface MappingHintProps {
  mapping: ObjectMapping;
  suggestion: MappingSuggestion | undefined;
  /** Values of the field that is chosen or suggested. Undefined while samples are hidden or still load. */
  samples: readonly string[] | undefined;
}

/** Below the box of a mapping: values of its field, and where its field came from or which one may fit. */
export function MappingHint({ mapping, suggestion, samples }: MappingHintProps) {
  if (!samples && !suggestion) return null;
  return (
    <Stack gap={2}>
      {samples && <Samples samples={samples} />}
      {suggestion && <Suggestion mapping={mapping} suggestion={suggestion} />}
    </Stack>
  );
}

function Samples({ samples }: { samples: readonly string[] }) {
  const translate = useMessages();
  if (samples.length === 0) {
    return (
      <Text tone="muted" size="sm">
        {translate('mapping.samples.none')}
      </Text>
    );
  }
  const label = translate('mapping.samples.label');
  return (
    <Stack direction="row" gap={2}>
      <Text tone="muted" size="sm" aria-hidden="true">
        {label}
      </Text>
      <TagList label={label} tags={samples.map((value) => ({ key: value, label: value }))} />
    </Stack>
  );
}

function Suggestion({
  mapping,
  suggestion,
}: Pick<MappingHintProps, 'mapping'> & { suggestion: MappingSuggestion }) {
  const translate = useMessages();
  const { object, handlers } = useShownObject();
  const { mapToName, fieldName, reason } = suggestion;
  const isFilled = handlers.getFieldMapping(mapToName) !== undefined;
  const field = object.allFieldsMetadata?.[fieldName]?.displayName || fieldName;
  return (
    <Stack direction="row" gap={2}>
      {isFilled ? (
        <Tag tone="info">{translate('mapping.suggested')}</Tag>
      ) : (
        <Button size="sm" onClick={() => handlers.setFieldMapping({ mapToName, fieldName })}>
          {translate('mapping.use', { field })}
          <VisuallyHidden> {translate('mapping.use.for', { mapping: mapping.label })}</VisuallyHidden>
        </Button>
      )}
      <Text tone="muted" size="sm">
        {translate(`mapping.reason.${reason}`)}
      </Text>
    </Stack>
  );
}
