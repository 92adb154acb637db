import { lazy, Suspense } from 'react';
import { useMessages } from '../../messages/useMessages';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import type { ManagePanelProps } from './ManagePanel';

const ManagePanel = lazy(async () => ({ default: (await import('./ManagePanel')).ManagePanel }));

/** The connection and the way out. Its code loads when it is first shown. */
export function ManageSection(props: ManagePanelProps) {
  const translate = useMessages();
  return (
    <Suspense fallback={<Skeleton label={translate('common.loading')} />}>
      <ManagePanel {...props} />
    </Suspense>
  );
}
