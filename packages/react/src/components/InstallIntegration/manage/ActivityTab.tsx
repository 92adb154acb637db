import { useMessages } from '../../../messages/useMessages.ts';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { useManageParts } from './useManageParts.ts';

/** When each object is read, and what happened to the installation, on a tab of its own. */
export function ActivityTab() {
  const translate = useMessages();
  const part = useManageParts();
  if (!part) return <Skeleton label={translate('common.loading')} shapes={['line', 'line', 'control']} />;
  return <part.ActivityPanel />;
}
