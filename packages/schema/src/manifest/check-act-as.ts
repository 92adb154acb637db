import type { ManifestFinding } from '../resources/deploy-plan.ts';
import type { ProviderInfo } from '../resources/providers.ts';
import { type SignInScheme, signInSchemeOf } from '../rules/auth-schemes.ts';
import { ownValue } from '../rules/plain-objects.ts';
import { providerTitle } from '../rules/provider-title.ts';
import type { ManifestIntegration } from './manifest.ts';

/** Ways to sign in that a company has, and no person. */
const ofCompanies: readonly (SignInScheme | undefined)[] = ['none', 'jwt', 'oauth2/clientCredentials'];

/** Warns where `actAs: person` has no effect, or where nobody can have a connection of their own. */
export function checkActAs(
  integrations: readonly ManifestIntegration[],
  providers: Readonly<Record<string, ProviderInfo>>,
): ManifestFinding[] {
  return integrations.flatMap(({ actAs, read, write, proxy, provider }, index): ManifestFinding[] => {
    if (actAs === undefined) return [];
    const path = `integrations[${index}].actAs`;
    if (!read && !write && !proxy?.enabled) {
      const message = 'Nothing in this integration is done for a person, so actAs has no effect.';
      const fix = 'Add write, read (which can be searched) or proxy, or remove actAs.';
      return [{ severity: 'warning', path, message, fix }];
    }
    const entry = ownValue(providers, provider);
    if (!entry || !ofCompanies.includes(signInSchemeOf(entry))) return [];
    const message = `${providerTitle(entry)} has no sign-in for a single person, so nobody can connect an account of their own.`;
    const fix = 'Remove actAs. What people do then uses the connection of the group.';
    return [{ severity: 'warning', path, message, fix }];
  });
}
