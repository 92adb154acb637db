import { useMessages } from '../../../messages/useMessages.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Tag } from '../../../ui/Tag/Tag.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { ConfigTab } from './config-tabs.ts';

/** Shows the state of a tab's object as a word or an icon. Unsaved edits come before the saved state. */
export function TabBadge({ status, isDirty }: Pick<ConfigTab, 'status' | 'isDirty'>) {
  const translate = useMessages();
  if (isDirty) return <Tag tone="accent">{translate('config.pending')}</Tag>;
  if (status === 'stopped') return <Tag>{translate('config.stopped')}</Tag>;
  if (status === 'none') return null;
  const isFailed = status === 'failed';
  return (
    <span className="dowel-tab-mark" data-status={status}>
      <Icon name={isFailed ? 'warning' : 'check'} />
      <VisuallyHidden>{translate(isFailed ? 'config.failed' : 'config.saved')}</VisuallyHidden>
    </span>
  );
}
