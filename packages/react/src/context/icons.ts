import type { ProviderInfo } from '@dowel/schema';
import { createContext, useContext } from 'react';
import type { IconOptions, IconSource } from './service-options.ts';

/** Which pictures the page has, and whether those of the catalogue may be loaded. */
export interface Icons extends IconOptions {
  remoteImages?: boolean | undefined;
}

export const IconsContext = /* @__PURE__ */ createContext<Icons>({});

/** The pictures of the nearest `ServiceProvider`. */
export function useIcons(): Icons {
  return useContext(IconsContext);
}

/** A provider's picture: the page's own, or else that of the catalogue if the page allows it. */
export function providerPicture(
  { name, media }: ProviderInfo,
  { providers, remoteImages }: Icons,
): IconSource | undefined {
  const own = providers && Object.hasOwn(providers, name) ? providers[name] : undefined;
  if (own || !remoteImages) return own;
  const { iconURL, logoURL } = media?.regular ?? {};
  const address = iconURL || logoURL;
  return address?.startsWith('https://') ? address : undefined;
}
