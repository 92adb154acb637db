import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { ControlIcon } from '../../../ui/Icon/ControlIcon.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';

/** Leads back to the page that this screen was opened from. */
export function BackButton({ page, onClick }: { page: string; onClick: () => void }) {
  const translate = useMessages();
  return (
    <Stack direction="row">
      <Button variant="quiet" size="sm" className="dowel-flush" onClick={onClick}>
        <ControlIcon name="from" />
        {translate('activity.back', { page })}
      </Button>
    </Stack>
  );
}
