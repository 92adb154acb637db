import { useMessages } from '../../../messages/useMessages.ts';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { useManageParts } from './useManageParts.ts';

/** What happened to the installation, on a tab of its own. */
export function ActivityTab() {
  const translate = useMessages();
  const { part, error } = useManageParts();
  // The error boundary shows this like any bug of ours, and lets the person try again.
  if (error) throw error;
  if (!part) return <Skeleton label={translate('common.loading')} shapes={['line', 'line', 'control']} />;
  return <part.ActivityPanel />;
}
