import type { ProviderInfo } from '@dowel/schema';
import { createContext, useContext } from 'react';
import type { IconOptions, IconSource } from './service-options.ts';

/** Which pictures the page has, and whether those of the catalogue may be loaded. */
export interface Icons extends IconOptions {
  remoteImages?: boolean | undefined;
  /** The origin of the service. The page asks it already, so its pictures tell nobody more. */
  serviceOrigin?: string | undefined;
}

export const IconsContext = /* @__PURE__ */ createContext<Icons>({});

/** The pictures of the nearest `ServiceProvider`. */
export function useIcons(): Icons {
  return useContext(IconsContext);
}

/** A provider's picture: the page's own, or else that of the service, or of another host if the page allows it. */
export function providerPicture(
  { name, media }: ProviderInfo,
  { providers, remoteImages, serviceOrigin }: Icons,
): IconSource | undefined {
  const own = providers && Object.hasOwn(providers, name) ? providers[name] : undefined;
  if (own) return own;
  const { iconURL, logoURL } = media?.regular ?? {};
  const address = iconURL || logoURL;
  const isOfService = serviceOrigin !== undefined && address?.startsWith(`${serviceOrigin}/`);
  return isOfService || (remoteImages && address?.startsWith('https://')) ? address : undefined;
}
