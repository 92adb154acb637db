import type { ProviderInfo } from '@dowel/schema';
import { providerPicture, useIcons } from '../../context/icons.ts';
import { providerLabel } from '../../messages/provider-label.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Logo } from '../../ui/Logo/Logo.tsx';
import { Pair, type PairState } from '../../ui/Pair/Pair.tsx';

export interface ProviderPairProps {
  provider: ProviderInfo;
  /** The name of the builder's product. Without it and without the product's icon, only the provider is shown. */
  appName: string | undefined;
  state: PairState;
  size?: 'sm' | 'md' | undefined;
}

/** The tiles of the product and of the provider, with the line between them. */
export function ProviderPair({ provider, appName, state, size }: ProviderPairProps) {
  const icons = useIcons();
  const { locale } = useMessages();
  const to = (
    <Logo
      kind="provider"
      name={providerLabel(provider)}
      picture={providerPicture(provider, icons)}
      locale={locale}
    />
  );
  if (!appName && !icons.product) return to;
  const from = <Logo kind="product" name={appName ?? ''} picture={icons.product} locale={locale} />;
  return <Pair state={state} size={size} from={from} to={to} />;
}
