import type { ProviderInfo } from '@dowel/schema';
import { providerLabel } from '../../messages/provider-label.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Card } from '../../ui/Card/Card.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { ConnectForm } from './ConnectForm.tsx';
import { useConnecting } from './connecting.ts';
import { signInWay } from './credential-fields.ts';

export interface ConnectCardProps {
  /** The name of the builder's product. Without it, the texts do not mention a product. */
  appName?: string | undefined;
  /** True when the integration is installed and only its connection is missing. */
  isInstalled?: boolean | undefined;
}

/** The first step: connect the provider. */
export function ConnectCard({ appName, isInstalled = false }: ConnectCardProps) {
  const { provider } = useConnecting();
  const translate = useMessages();
  const words = { provider: providerLabel(provider), app: appName ?? '' };
  const intro = introKey(provider, appName);
  return (
    <Card
      className="dowel-narrow"
      title={translate('connect.title', words)}
      description={intro && translate(intro, words)}
    >
      {isInstalled && (
        <Notice tone="warning" isLive={false} title={translate('install.needsConnection', words)} />
      )}
      <ConnectForm submitLabel={translate('connect.action', words)} />
    </Card>
  );
}

function introKey(provider: ProviderInfo, appName: string | undefined) {
  const way = signInWay(provider);
  if (way === 'unsupported' || provider.authType === 'none') return undefined;
  const isTyped = way === 'form';
  if (appName) return isTyped ? 'connect.intro.typed' : 'connect.intro';
  return isTyped ? 'connect.intro.typed.alone' : 'connect.intro.alone';
}
