import { createContext, useContext } from 'react';

/** How a first install is shown: with tabs, or step by step. */
export type InstallVariant = 'tabs' | 'wizard';

/** What a page says about the flow. */
export interface InstallOptions {
  variant: InstallVariant;
  /** Whether an integration with nothing to choose installs by itself. */
  autoInstall: boolean;
  /** Where the link back to the product leads. */
  returnUrl: string | undefined;
  /** Called when the person goes back to the product. */
  onReturn: (() => void) | undefined;
}

export const InstallOptionsContext = createContext<InstallOptions>({
  variant: 'tabs',
  autoInstall: true,
  returnUrl: undefined,
  onReturn: undefined,
});

export function useInstallOptions(): InstallOptions {
  return useContext(InstallOptionsContext);
}
