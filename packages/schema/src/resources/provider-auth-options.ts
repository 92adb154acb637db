import * as z from 'zod';

/** How an authorization or token is asked for. */
export const GrantType = z.enum([
  'authorizationCode',
  'authorizationCodePKCE',
  'clientCredentials',
  'password',
]);
export type GrantType = z.infer<typeof GrantType>;

const Header = z.looseObject({
  name: z.string(),
  /** Put before the value as it stands; a blank, where one is wanted, is part of it. */
  valuePrefix: z.string().optional(),
});

const AccessTokenOpts = z.looseObject({
  attachmentType: z.enum(['accessTokenHeaderAttachment']),
  header: Header.optional(),
  docsURL: z.string().optional(),
});

export const Oauth2Opts = z.looseObject({
  grantType: GrantType,
  /** Absent for client credentials and password. */
  authURL: z.string().optional(),
  /**
   * What the provider calls itself in the `iss` of its answers (RFC 9207), when it sends one. An answer with another, or
   * with none, is refused. Added by Dowel.
   */
  issuer: z.string().optional(),
  tokenURL: z.string(),
  explicitScopesRequired: z.boolean(),
  explicitWorkspaceRequired: z.boolean(),
  audience: z.array(z.string()).optional(),
  /** Short scope to full scope template; scopes that are not listed pass unchanged. */
  scopeMappings: z.record(z.string(), z.string()).optional(),
  /** Dotted paths into the token response. */
  tokenMetadataFields: z.looseObject({
    workspaceRefField: z.string().optional(),
    consumerRefField: z.string().optional(),
    scopesField: z.string().optional(),
    otherFields: z
      .array(
        z.looseObject({
          name: z.string(),
          displayName: z.string(),
          path: z.string(),
          /** A regular expression with one group named `result`. */
          capture: z.string().optional(),
        }),
      )
      .optional(),
  }),
  docsURL: z.string().optional(),
  authURLParams: z.record(z.string(), z.string()).optional(),
  /** Where the access token goes instead of `Authorization: Bearer`. */
  accessTokenOpts: AccessTokenOpts.optional(),
  /** Hours between two refreshes that keep a token alive; 24 when absent. */
  keepAliveIntervalHours: z.int().optional(),
});
export type Oauth2Opts = z.infer<typeof Oauth2Opts>;

/** As written in a catalogue file: `createCatalogue` adds what is left out. */
export const Oauth2OptsEntry = Oauth2Opts.partial({
  grantType: true,
  explicitScopesRequired: true,
  explicitWorkspaceRequired: true,
  tokenMetadataFields: true,
}).extend({ accessTokenOpts: AccessTokenOpts.partial({ attachmentType: true }).optional() });

export const ApiKeyOpts = z.looseObject({
  attachmentType: z.enum(['query', 'header']),
  query: z.looseObject({ name: z.string() }).optional(),
  header: Header.optional(),
  docsURL: z.string().optional(),
});
export type ApiKeyOpts = z.infer<typeof ApiKeyOpts>;

/** As written in a catalogue file, where the place of the key follows from what is named. */
export const ApiKeyOptsEntry = ApiKeyOpts.partial({ attachmentType: true });

export const BasicAuthOpts = z.looseObject({
  /** The pair really carries an API key. */
  apiKeyAsBasic: z.boolean().optional(),
  apiKeyAsBasicOpts: z
    .looseObject({
      fieldUsed: z.enum(['username', 'password']).optional(),
      /** One `%s`; yields `user:password`. */
      keyFormat: z.string().optional(),
    })
    .optional(),
  docsURL: z.string().optional(),
});
export type BasicAuthOpts = z.infer<typeof BasicAuthOpts>;

/** One value a person fills in for a provider with its own way of signing in. */
export const CustomAuthInput = z.looseObject({
  name: z.string(),
  displayName: z.string(),
  prompt: z.string().optional(),
  docsURL: z.string().optional(),
  /** Masked when absent. */
  fieldType: z.enum(['fieldTypeText', 'fieldTypePassword', 'fieldTypeSelect']).optional(),
  options: z.array(z.looseObject({ value: z.string(), label: z.string() })).optional(),
});
export type CustomAuthInput = z.infer<typeof CustomAuthInput>;

const Template = z.looseObject({ name: z.string(), valueTemplate: z.string() });

export const CustomAuthOpts = z.looseObject({
  headers: z.array(Template).optional(),
  queryParams: z.array(Template).optional(),
  inputs: z.array(CustomAuthInput).optional(),
  /** Asked of the builder on the provider app. */
  providerInputs: z.array(CustomAuthInput).optional(),
  multiStep: z.boolean().optional(),
});
export type CustomAuthOpts = z.infer<typeof CustomAuthOpts>;
