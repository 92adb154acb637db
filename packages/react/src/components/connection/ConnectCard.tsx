import type { Project, ProviderInfo } from '@dowel/schema';
import type { ReactNode } from 'react';
import { providerLabel } from '../../messages/provider-label.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Card } from '../../ui/Card/Card.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { ConnectForm } from './ConnectForm.tsx';
import { useConnecting } from './connecting.ts';
import { ProviderPair } from './ProviderPair.tsx';
import { signInWay } from './sign-in-way.ts';

export interface ConnectCardProps {
  /** The builder's product. Without it, the texts do not mention a product. */
  product?: Pick<Project, 'appName' | 'logoUrl'> | undefined;
  /** What connecting allows. Shown beside the form. */
  facts?: ReactNode;
  /** True when the integration is installed and only its connection is missing. */
  isInstalled?: boolean | undefined;
}

/** The first step: connect the provider. While the provider's window is open, the same card says so. */
export function ConnectCard({ product, facts, isInstalled = false }: ConnectCardProps) {
  const appName = product?.appName;
  const { provider, signIn } = useConnecting();
  const translate = useMessages();
  const words = { provider: providerLabel(provider), app: appName ?? '' };
  const intro = introKey(provider, appName);
  // While the window still opens, there is nothing to finish in it.
  const isWaiting = signIn.hasWindow && signIn.status === 'waiting';
  const way = signInWay(provider);
  return (
    <Card
      className={facts ? undefined : 'dowel-narrow'}
      lead={
        <ProviderPair
          provider={provider}
          product={product}
          state={isWaiting ? 'waiting' : isInstalled ? 'broken' : 'idle'}
        />
      }
      isStacked
      title={translate(isWaiting ? 'connect.waiting.title' : 'connect.title', words)}
      description={isWaiting ? translate('connect.waiting', words) : intro && translate(intro, words)}
      aside={facts}
    >
      {isInstalled && (
        <Notice tone="warning" isLive={false} title={translate('install.needsConnection', words)} />
      )}
      <ConnectForm
        submitLabel={translate(way === 'window' ? 'connect.signIn' : 'connect.title', words)}
        note={way === 'window' ? windowNote(appName, words.provider, translate) : undefined}
        hasTitle
      />
    </Card>
  );
}

function introKey(provider: ProviderInfo, appName: string | undefined) {
  const way = signInWay(provider);
  if (way === 'unsupported' || provider.authType === 'none') return undefined;
  const isTyped = way !== 'window';
  if (appName) return isTyped ? 'connect.intro.typed' : 'connect.intro';
  return isTyped ? 'connect.intro.typed.alone' : 'connect.intro.alone';
}

function windowNote(
  app: string | undefined,
  provider: string,
  translate: ReturnType<typeof useMessages>,
): string {
  if (!app) return translate('connect.window.alone', { provider });
  return translate('connect.window', { provider, app });
}
