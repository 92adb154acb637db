import { useMessages } from '../../../messages/useMessages.ts';
import { Tag } from '../../../ui/Tag/Tag.tsx';
import { useFirstInstall } from '../first-install/first-install.ts';
import { useConnectedFlow } from '../flow.ts';
import { InstallTag } from '../InstallStatus.tsx';

/** In the corner of the card: counts the read objects that are set up, unless all are or something else matters more. */
export function SetUpTag() {
  const { installation, connection } = useConnectedFlow();
  const { objects, ready } = useFirstInstall().summary;
  const translate = useMessages();
  const total = objects.length;
  if (connection.status === 'bad_credentials' || total === 0) return <InstallTag />;
  if (!installation) {
    return <Tag wraps>{translate('setup.count', { ready: ready.length, total })}</Tag>;
  }
  const saved = objects.filter(({ isSaved }) => isSaved).length;
  if (saved === total) return <InstallTag />;
  return (
    <Tag tone="success" wraps>
      {translate('setup.installedCount', { ready: saved, total })}
    </Tag>
  );
}
