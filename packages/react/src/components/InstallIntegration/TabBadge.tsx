import { useMessages } from '../../messages/useMessages';
import { Icon } from '../../ui/Icon/Icon';
import { Tag } from '../../ui/Tag/Tag';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';
import type { ConfigTab } from './config-tabs';

/** How the object of a tab stands, in a word or a mark. */
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
