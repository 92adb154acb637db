import type { ComponentType } from 'react';
import { useMessages } from '../../../messages/useMessages.ts';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { type LazyPart, useLoadedPart } from '../useLoadedPart.ts';
import type { ManageContentProps } from './ManageContent.tsx';

/** A first install ends without it, so its code loads with the first screen that shows it. */
const manageContent: LazyPart<ComponentType<ManageContentProps>> = {
  load: () => import('./ManageContent.tsx').then(({ ManageContent }) => ManageContent),
};

/** Loads the code of the panel before somebody opens it. */
export function usePreloadedManagePanel(isWanted: boolean): void {
  useLoadedPart(manageContent, isWanted);
}

/**
 * Shows the connection and the latest activity. Lets the person uninstall or, if nothing is installed, remove the
 * connection.
 */
export function ManagePanel({ isBelow }: ManageContentProps) {
  const translate = useMessages();
  const { part: Content, error } = useLoadedPart(manageContent);
  // The error boundary shows this like any bug of ours, and lets the person try again.
  if (error) throw error;
  if (!Content) return <Skeleton label={translate('common.loading')} shapes={['line', 'line', 'control']} />;
  return <Content isBelow={isBelow} />;
}
