import { useMessages } from '../../../messages/useMessages.ts';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { useManageParts } from './useManageParts.ts';

/** Shows the connection. Lets the person uninstall or, if nothing is installed, remove the connection. */
export function ManagePanel() {
  const translate = useMessages();
  const part = useManageParts();
  if (!part) return <Skeleton label={translate('common.loading')} shapes={['line', 'line', 'control']} />;
  return <part.ManageContent />;
}
