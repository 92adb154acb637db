import type { ProviderInfo } from '@dowel/schema';
import { metadataInputs } from '@dowel/schema/rules';
import { type LazyPart, useNeededPart } from '../../ui/useLoadedPart.ts';
import { signInWay } from './sign-in-way.ts';
import { mayNeedPackage } from './usePackage.ts';

export type FormParts = typeof import('./form-parts.ts');

export const formParts: LazyPart<FormParts> = { load: () => import('./form-parts.ts') };

/** What a form with fields needs, as soon as it has loaded. A sign-in in the provider's window does without. */
export function useFormParts(isWanted: boolean): FormParts | undefined {
  return useNeededPart(formParts, isWanted);
}

/** Whether a first sign-in asks for something in a form, or for a package at the provider. */
export function asksInForm(provider: ProviderInfo, module: string | undefined): boolean {
  return (
    asksForCredentials(provider) || metadataInputs(provider, module).length > 0 || mayNeedPackage(provider)
  );
}

/** Also true where the boxes are not known, and a notice says so instead. */
export function asksForCredentials(provider: ProviderInfo): boolean {
  const way = signInWay(provider);
  return way !== 'window' && provider.authType !== 'none';
}
