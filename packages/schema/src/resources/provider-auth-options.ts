import * as z from 'zod';

/** The OAuth grant that obtains a token. */
export const GrantType = z.enum([
  'authorizationCode',
  'authorizationCodePKCE',
  'clientCredentials',
  'password',
]);
export type GrantType = z.infer<typeof GrantType>;

const Header = z.looseObject({
  name: z.string(),
  /** Put directly before the value. Include the space when the header needs one. */
  valuePrefix: z.string().optional(),
});
/** A header that carries a key or a token. */
export type AccessTokenHeader = z.infer<typeof Header>;

const AccessTokenOpts = z.looseObject({
  attachmentType: z.enum(['accessTokenHeaderAttachment']),
  header: Header.optional(),
  docsURL: z.string().optional(),
});

export const Oauth2Opts = z.looseObject({
  grantType: GrantType,
  /** Absent for the grants `clientCredentials` and `password`. */
  authURL: z.string().optional(),
  /**
   * The `iss` that the provider sends in its authorization answers (RFC 9207). When this is set, an answer with another
   * `iss` or without one is refused. Added by Dowel.
   */
  issuer: z.string().optional(),
  tokenURL: z.string(),
  explicitScopesRequired: z.boolean(),
  explicitWorkspaceRequired: z.boolean(),
  audience: z.array(z.string()).optional(),
  /** A map from a short scope to the template of the full scope. Scopes that are not listed stay unchanged. */
  scopeMappings: z.record(z.string(), z.string()).optional(),
  /**
   * What stands between scopes in the sign-in address: a space, or a comma for providers that do not follow RFC 6749. A
   * space when absent. Added by Dowel.
   */
  scopeSeparator: z.enum([' ', ',']).optional(),
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
          /** A regular expression with a group named `result`. The text of that group becomes the value. */
          capture: z.string().optional(),
        }),
      )
      .optional(),
  }),
  docsURL: z.string().optional(),
  authURLParams: z.record(z.string(), z.string()).optional(),
  /** Where requests carry the access token, when it is not `Authorization: Bearer`. */
  accessTokenOpts: AccessTokenOpts.optional(),
  /** Hours between two refreshes that keep a token alive. 24 when absent. */
  keepAliveIntervalHours: z.int().optional(),
});
export type Oauth2Opts = z.infer<typeof Oauth2Opts>;

/** The form in a catalogue file. `createCatalogue` adds the members that are left out. */
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

/**
 * The form in a catalogue file. When `attachmentType` is left out, `createCatalogue` uses `query` if the entry has only
 * `query`, and `header` otherwise.
 */
export const ApiKeyOptsEntry = ApiKeyOpts.partial({ attachmentType: true });

export const BasicAuthOpts = z.looseObject({
  /** The username or the password is in fact an API key. */
  apiKeyAsBasic: z.boolean().optional(),
  apiKeyAsBasicOpts: z
    .looseObject({
      fieldUsed: z.enum(['username', 'password']).optional(),
      /** A text of the form `user:password`, with `%s` in place of the API key. */
      keyFormat: z.string().optional(),
    })
    .optional(),
  docsURL: z.string().optional(),
});
export type BasicAuthOpts = z.infer<typeof BasicAuthOpts>;

/** One value that a person fills in for a provider with its own way of signing in. */
export const CustomAuthInput = z.looseObject({
  name: z.string(),
  displayName: z.string(),
  prompt: z.string().optional(),
  docsURL: z.string().optional(),
  /** The field is masked when this is absent. */
  fieldType: z.enum(['fieldTypeText', 'fieldTypePassword', 'fieldTypeSelect']).optional(),
  options: z.array(z.looseObject({ value: z.string(), label: z.string() })).optional(),
});
export type CustomAuthInput = z.infer<typeof CustomAuthInput>;

const Template = z.looseObject({ name: z.string(), valueTemplate: z.string() });

export const CustomAuthOpts = z.looseObject({
  headers: z.array(Template).optional(),
  queryParams: z.array(Template).optional(),
  inputs: z.array(CustomAuthInput).optional(),
  /** Values that the builder fills in on the provider app. */
  providerInputs: z.array(CustomAuthInput).optional(),
  multiStep: z.boolean().optional(),
});
export type CustomAuthOpts = z.infer<typeof CustomAuthOpts>;

/** How a token is signed. `HS256` signs with a shared secret, the others with a private key in PEM form. */
export const JwtAlgorithm = z.enum(['RS256', 'ES256', 'EdDSA', 'HS256']);
export type JwtAlgorithm = z.infer<typeof JwtAlgorithm>;

/**
 * How to sign a token with a person's own key (RFC 7519). Requests carry the signed token, or the access token that
 * `tokenURL` gives for it (RFC 7523). Added by Dowel.
 */
export const JwtOpts = z.looseObject({
  algorithm: JwtAlgorithm,
  /** What people type. It is sent as `customAuth`. */
  inputs: z.array(CustomAuthInput),
  /** The name of the input that holds the key. */
  key: z.string(),
  /** The template of the header `kid`. */
  keyId: z.string().optional(),
  /**
   * A map from claim to the template of its value. `iat`, `exp` and `jti` are always set. With `tokenURL`, `aud` is that
   * address unless it is listed here.
   */
  claims: z.record(z.string(), z.string()),
  /** How long a signed token is valid. */
  lifetimeSeconds: z
    .int()
    .positive()
    .max(24 * 60 * 60),
  /** Where a signed token is exchanged for an access token. Without it, requests carry the signed token itself. */
  tokenURL: z.string().optional(),
  /** The scopes to ask `tokenURL` for. */
  scopes: z.array(z.string()).optional(),
  /** The header that carries the token, when it is not `Authorization: Bearer`. */
  header: Header.optional(),
  docsURL: z.string().optional(),
});
export type JwtOpts = z.infer<typeof JwtOpts>;
