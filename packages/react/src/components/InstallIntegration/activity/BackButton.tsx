import { useMessages } from '../../../messages/useMessages.ts';
import { TextButton } from '../../../ui/Button/TextButton.tsx';
import { ControlIcon } from '../../../ui/Icon/ControlIcon.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';

/** Leads back to the page that this screen was opened from. */
export function BackButton({ page, onClick }: { page: string; onClick: () => void }) {
  const translate = useMessages();
  return (
    <Stack direction="row">
      <TextButton onClick={onClick}>
        <ControlIcon name="from" />
        {translate('activity.back', { page })}
      </TextButton>
    </Stack>
  );
}
