import { useMessages } from '../../messages/useMessages.ts';
import { Card } from '../../ui/Card/Card.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';

/** Shown while a screen is loading. A server renders this, too. */
export function LoadingCard() {
  const translate = useMessages();
  return (
    <Card className="dowel-narrow" aria-busy="true">
      <Skeleton label={translate('common.loading')} lines={4} />
    </Card>
  );
}
