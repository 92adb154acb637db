import type { ConfigContent } from '@dowel/schema';
import type { EditDraft } from './local-config-edit.ts';

/** The draft's setting that lets the builder call the provider's API directly. */
export interface ProxyHandlers {
  object: ConfigContent['proxy'];
  isEnabled: boolean;
  setEnableProxy(): void;
  setDisableProxy(): void;
}

export function proxyHandlers(draft: ConfigContent, edit: EditDraft): ProxyHandlers {
  const set = (enabled: boolean) =>
    edit(({ content }) => ({ content: { ...content, proxy: { ...content.proxy, enabled } } }));
  return {
    object: draft.proxy,
    isEnabled: draft.proxy?.enabled === true,
    setEnableProxy: () => set(true),
    setDisableProxy: () => set(false),
  };
}
