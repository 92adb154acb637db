import { useMessages } from '../../messages/useMessages';
import { Card } from '../../ui/Card/Card';
import { Skeleton } from '../../ui/Skeleton/Skeleton';

/** Stands in for a screen on its way; also what a server renders. */
export function LoadingCard() {
  const translate = useMessages();
  return (
    <Card className="dowel-narrow" aria-busy="true">
      <Skeleton label={translate('common.loading')} lines={4} />
    </Card>
  );
}
