import { useMessages } from '../../messages/useMessages.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';

/** Says that nobody can connect a provider here, because its entry does not say what to ask for. */
export function UnsupportedNotice({ provider }: { provider: string }) {
  const translate = useMessages();
  return (
    <Notice tone="warning" isLive={false} title={translate('connect.unsupported', { provider })}>
      {translate('connect.unsupported.remedy')}
    </Notice>
  );
}
