import { useMessages } from '../../../messages/useMessages.ts';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import type { ManageContentProps } from './ManageContent.tsx';
import { useManageParts } from './useManageParts.ts';

/**
 * Shows the connection, and the latest activity where it has no tab. Lets the person uninstall or, if nothing is
 * installed, remove the connection.
 */
export function ManagePanel({ isBelow }: ManageContentProps) {
  const translate = useMessages();
  const part = useManageParts();
  if (!part) return <Skeleton label={translate('common.loading')} shapes={['line', 'line', 'control']} />;
  return <part.ManageContent isBelow={isBelow} />;
}
