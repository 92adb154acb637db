import type { Project, ProviderInfo } from '@dowel/schema';
import { providerPicture, useIcons } from '../../context/icons.ts';
import { providerLabel } from '../../messages/provider-label.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Logo } from '../../ui/Logo/Logo.tsx';
import { Pair, type PairState } from '../../ui/Pair/Pair.tsx';

export interface ProviderPairProps {
  provider: ProviderInfo;
  /** The builder's product. Without it and without the product's icon, only the provider is shown. */
  product: Pick<Project, 'appName' | 'logoUrl'> | undefined;
  state: PairState;
  size?: 'sm' | 'md' | undefined;
}

/** The tiles of the product and of the provider, with the line between them. */
export function ProviderPair({ provider, product, state, size }: ProviderPairProps) {
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
  const picture = icons.product ?? product?.logoUrl;
  if (!product?.appName && !picture) return to;
  const from = <Logo kind="product" name={product?.appName ?? ''} picture={picture} locale={locale} />;
  return <Pair state={state} size={size} from={from} to={to} />;
}
