import type { MappingSuggestion, ObjectMapping } from '@dowel/schema/rules';
import type { MouseEvent, ReactNode } from 'react';
import { useMessages } from '../../../messages/useMessages.ts';
import { useAnnounce } from '../../../ui/Announcer/Announcer.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { Tag } from '../../../ui/Tag/Tag.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { useShownObject } from '../object/shown-object.ts';

export interface MappingHintProps {
  mapping: ObjectMapping;
  suggestion: MappingSuggestion | undefined;
  /** Details of the field that is chosen or suggested. */
  children?: ReactNode;
}

/** Below the box of a mapping: details of its field, and where its field came from or which one may fit. */
export function MappingHint({ mapping, suggestion, children }: MappingHintProps) {
  if (!children && !suggestion) return null;
  return (
    <Stack gap={2}>
      {children}
      {suggestion && <Suggestion mapping={mapping} suggestion={suggestion} />}
    </Stack>
  );
}

function Suggestion({
  mapping,
  suggestion,
}: Pick<MappingHintProps, 'mapping'> & { suggestion: MappingSuggestion }) {
  const translate = useMessages();
  const announce = useAnnounce();
  const { object, handlers } = useShownObject();
  const { mapToName, fieldName, reason } = suggestion;
  const isFilled = handlers.getFieldMapping(mapToName) !== undefined;
  const field = object.allFieldsMetadata?.[fieldName]?.displayName || fieldName;
  const take = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    moveOn(currentTarget);
    handlers.setFieldMapping({ mapToName, fieldName });
    announce(translate('mapping.filled', { fields: mapping.label }));
  };
  return (
    <Stack direction="row" gap={2}>
      {isFilled ? (
        <Tag tone="info">{translate('mapping.suggested')}</Tag>
      ) : (
        <Button size="sm" data-suggestion="" onClick={take}>
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

/** The button goes away with its click. So the focus moves to the next suggestion, or after the last to its box. */
function moveOn(button: HTMLElement): void {
  const all = button.closest('.dowel-field-rows')?.querySelectorAll<HTMLElement>('[data-suggestion]') ?? [];
  const next = [...all][[...all].indexOf(button) + 1];
  if (next) next.focus();
  else focusBox(button.closest('.dowel-field'));
}

/** Focuses the first box inside of an element. */
export function focusBox(inside: Element | null): void {
  inside?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
}
