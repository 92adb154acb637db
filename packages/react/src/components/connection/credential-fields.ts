import type { CustomAuthInput, ProviderInfo } from '@dowel/schema';
import type { Credentials } from '../../connect/connect-input';
import type { Translator } from '../../messages/useMessages';

/** One box of a form that asks for credentials or for facts about an account. */
export interface FormField {
  /** Unique in the form. */
  id: string;
  label: string;
  kind: 'text' | 'secret' | 'select' | 'lines';
  isRequired: boolean;
  /** Another field that may be filled in instead. */
  orElse?: string | undefined;
  /** In the markdown of the catalogue. */
  prompt?: string | undefined;
  docsURL?: string | undefined;
  options?: readonly { value: string; label: string }[] | undefined;
  initialValue?: string | undefined;
}

export type FormValues = Readonly<Record<string, string>>;

/** How a person signs in to a provider here: in the provider's own window, by a form, or not at all. */
export type SignInWay = 'window' | 'form' | 'unsupported';

export function signInWay({ authType, oauth2Opts, customOpts }: ProviderInfo): SignInWay {
  if (authType === 'oauth2') {
    const grantType = oauth2Opts?.grantType;
    if (grantType === 'authorizationCode' || grantType === 'authorizationCodePKCE') return 'window';
    return grantType === 'clientCredentials' ? 'form' : 'unsupported';
  }
  if (authType === 'custom') return customOpts?.inputs && !customOpts.multiStep ? 'form' : 'unsupported';
  return authType === 'jwt' ? 'unsupported' : 'form';
}

/** The boxes for a provider's credentials; none where it asks for none, or asks in its own window. */
export function credentialFields(provider: ProviderInfo, translate: Translator): FormField[] {
  const { authType, apiKeyOpts, basicOpts, customOpts, oauth2Opts } = provider;
  const apiKey = { id: 'apiKey', label: translate('connect.apiKey.label'), kind: 'secret' } as const;
  if (authType === 'apiKey') return [{ ...apiKey, isRequired: true, docsURL: apiKeyOpts?.docsURL }];
  if (authType === 'basic') {
    if (basicOpts?.apiKeyAsBasic) return [{ ...apiKey, isRequired: true, docsURL: basicOpts.docsURL }];
    return basicFields(basicOpts?.docsURL, translate);
  }
  if (authType === 'custom') return (customOpts?.inputs ?? []).map(customField);
  if (authType === 'oauth2' && oauth2Opts?.grantType === 'clientCredentials') {
    return clientFields(oauth2Opts, translate);
  }
  return [];
}

/** Some providers take only one of the two, so each may stay empty; not both. */
function basicFields(docsURL: string | undefined, translate: Translator): FormField[] {
  return [
    {
      id: 'username',
      label: translate('connect.username.label'),
      kind: 'text',
      isRequired: true,
      orElse: 'password',
      docsURL,
    },
    { id: 'password', label: translate('connect.password.label'), kind: 'secret', isRequired: false },
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

function customField({ name, displayName, prompt, docsURL, fieldType, options }: CustomAuthInput): FormField {
  const kinds = { fieldTypeText: 'text', fieldTypePassword: 'secret', fieldTypeSelect: 'select' } as const;
  return {
    id: `custom.${name}`,
    label: displayName || name,
    // The catalogue marks what may be seen; anything else could be a secret.
    kind: fieldType ? kinds[fieldType] : 'secret',
    isRequired: true,
    prompt,
    docsURL,
    options,
  };
}

/** The credentials that were typed; none where the provider asks for none. */
export function credentialsOf(provider: ProviderInfo, values: FormValues): Credentials {
  const value = (id: string) => values[id]?.trim() ?? '';
  switch (provider.authType) {
    case 'apiKey':
      return { apiKey: value('apiKey') };
    case 'basic':
      // The service puts a lone key where the provider wants it.
      return provider.basicOpts?.apiKeyAsBasic
        ? { basicAuth: { username: value('apiKey'), password: '' } }
        : { basicAuth: { username: value('username'), password: values.password ?? '' } };
    case 'custom': {
      const names = (provider.customOpts?.inputs ?? []).map(({ name }) => name);
      return { customAuth: Object.fromEntries(names.map((name) => [name, value(`custom.${name}`)])) };
    }
    case 'oauth2': {
      const scopes = value('scopes').split(/\s+/).filter(Boolean);
      const client = { clientId: value('clientId'), clientSecret: value('clientSecret') };
      return { oauth2ClientCredentials: scopes.length > 0 ? { ...client, scopes } : client };
    }
    default:
      return {};
  }
}
