import type { ProviderInfo } from '@dowel/schema';
import type { Credentials } from '../../connect/connect-input.ts';
import type { Translator } from '../../messages/useMessages.ts';
import { customFields, customValues } from './custom-fields.ts';
import type { FormField, FormValues } from './form-field.ts';

/** The boxes for the credentials of a provider that asks for them in a form. */
export function credentialFields(provider: ProviderInfo, translate: Translator): FormField[] {
  const { authType, apiKeyOpts, basicOpts, oauth2Opts } = provider;
  const label = translate('connect.apiKey.label');
  const apiKey = { id: 'apiKey', label, kind: 'secret', isRequired: true } as const;
  if (authType === 'apiKey') return [{ ...apiKey, docsURL: apiKeyOpts?.docsURL }];
  if (authType === 'basic') {
    if (basicOpts?.apiKeyAsBasic) return [{ ...apiKey, docsURL: basicOpts.docsURL }];
    return basicFields(basicOpts?.docsURL, translate);
  }
  if (authType !== 'oauth2' || !oauth2Opts) return customFields(provider);
  const client = clientFields(oauth2Opts, translate);
  return oauth2Opts.grantType === 'password' ? [...userFields(translate), ...client] : client;
}

/** Some providers take only one of the two. So either may stay empty, but not both. */
function basicFields(docsURL: string | undefined, translate: Translator): FormField[] {
  const [username, password] = userFields(translate);
  return [
    { ...username, orElse: 'password', docsURL },
    { ...password, isRequired: false },
  ];
}

function userFields(translate: Translator): [FormField, FormField] {
  return [
    { id: 'username', label: translate('connect.username.label'), kind: 'text', isRequired: true },
    { id: 'password', label: translate('connect.password.label'), kind: 'secret', isRequired: true },
  ];
}

function clientFields(
  { docsURL, explicitScopesRequired }: NonNullable<ProviderInfo['oauth2Opts']>,
  translate: Translator,
): FormField[] {
  const scopes: FormField = {
    id: 'scopes',
    label: translate('connect.scopes.label'),
    kind: 'lines',
    isRequired: false,
    prompt: translate('connect.scopes.help'),
  };
  return [
    {
      id: 'clientId',
      label: translate('connect.clientId.label'),
      kind: 'text',
      isRequired: true,
      docsURL,
    },
    { id: 'clientSecret', label: translate('connect.clientSecret.label'), kind: 'secret', isRequired: true },
    ...(explicitScopesRequired ? [scopes] : []),
  ];
}

/** The credentials that were typed. None if the provider asks for none. */
export function credentialsOf(provider: ProviderInfo, values: FormValues): Credentials {
  const value = (id: string) => values[id]?.trim() ?? '';
  const user = { username: value('username'), password: values.password ?? '' };
  switch (provider.authType) {
    case 'apiKey':
      return { apiKey: value('apiKey') };
    case 'basic':
      // With `apiKeyAsBasic` the key goes into `username`. The service moves it to where the provider wants it.
      return {
        basicAuth: provider.basicOpts?.apiKeyAsBasic ? { username: value('apiKey'), password: '' } : user,
      };
    case 'oauth2': {
      const scopes = value('scopes').split(/\s+/).filter(Boolean);
      const client = {
        clientId: value('clientId'),
        clientSecret: value('clientSecret'),
        ...(scopes.length > 0 && { scopes }),
      };
      return provider.oauth2Opts?.grantType === 'password'
        ? { oauth2PasswordCredentials: { ...user, ...client } }
        : { oauth2ClientCredentials: client };
    }
    case 'none':
      return {};
    default:
      return { customAuth: customValues(provider, values) };
  }
}
