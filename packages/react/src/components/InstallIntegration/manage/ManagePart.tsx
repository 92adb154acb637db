import { useMessages } from '../../../messages/useMessages.ts';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { useManageParts } from './useManageParts.ts';

/** The content of a tab, as soon as its code has loaded: the connection and the way to uninstall, or what has happened. */
export function ManagePart({ name }: { name: 'ManageContent' | 'ActivityPanel' }) {
  const translate = useMessages();
  const Part = useManageParts()?.[name];
  if (!Part) return <Skeleton label={translate('common.loading')} shapes={['line', 'line', 'control']} />;
  return <Part />;
}
