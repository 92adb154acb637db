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
  /** The name of the header. */
  name: z.string(),
  /** Put directly before the value. Include the space when the header needs one. */
  valuePrefix: z.string().optional(),
});
/** A header that carries a key or a token. */
export type AccessTokenHeader = z.infer<typeof Header>;

const AccessTokenOpts = z.looseObject({
  /** A header is the only way. */
  attachmentType: z.enum(['accessTokenHeaderAttachment']),
  /** The header that carries the token. */
  header: Header.optional(),
  /** The provider's page that explains it to a person. */
  docsURL: z.string().optional(),
});

const Template = z.looseObject({
  /** The name of the header or parameter. */
  name: z.string(),
  /** A template of the value. `{{.name}}` stands for an input. */
  valueTemplate: z.string(),
});

/** How tokens are revoked at a provider: as in RFC 7009, unless a member says otherwise. Added by Dowel. */
export const Revocation = z.looseObject({
  /** The address. `{{.clientId}}` stands for the client of the provider app. Absent if `unknownBecause` says why. */
  url: z.string().optional(),
  /** POST when absent. */
  method: z.enum(['POST', 'DELETE']).optional(),
  /**
   * Who asks. When absent, the client, with its id and secret among the parameters. `basic`: the client, in the header
   * `Authorization`. `bearer`: whoever has the access token, in the same header. `none`: whoever has the token.
   */
  authentication: z.enum(['basic', 'bearer', 'none']).optional(),
  /** Always the access token. When absent, the refresh token, or the access token if there is no other. */
  token: z.enum(['accessToken']).optional(),
  /**
   * Templates of what is sent, by name: `{{.token}}`, `{{.clientId}}` and `{{.clientSecret}}`. When absent, `token`, and
   * what `authentication` asks for.
   */
  parameters: z.record(z.string(), z.string()).optional(),
  /** How they are sent. As a form when absent. */
  format: z.enum(['form', 'json', 'query']).optional(),
  /** Templates of headers that the request carries besides. */
  headers: z.record(z.string(), z.string()).optional(),
  /**
   * What else ends then: all that the same `person` has granted to the same client, or all that the client may do in the
   * same `workspace`.
   */
  alsoEnds: z.enum(['person', 'workspace']).optional(),
  /** Why there is no address, as a sentence: the provider has none, or none is known. */
  unknownBecause: z.string().optional(),
  /** The provider's page that says so. */
  docsURL: z.string().optional(),
});
export type Revocation = z.infer<typeof Revocation>;

/** How people sign in with OAuth 2. */
export const Oauth2Opts = z.looseObject({
  /** How a token is obtained. */
  grantType: GrantType,
  /** Absent for the grants `clientCredentials` and `password`. */
  authURL: z.string().optional(),
  /**
   * The `iss` that the provider sends in its authorization answers (RFC 9207). When this is set, an answer with another
   * `iss` or without one is refused. Added by Dowel.
   */
  issuer: z.string().optional(),
  /** The address that gives tokens. */
  tokenURL: z.string(),
  /** How granted access is ended at the provider. Absent if nobody knows. Added by Dowel. */
  revocation: Revocation.optional(),
  /** The scopes have to be named when somebody signs in. */
  explicitScopesRequired: z.boolean(),
  /** The workspace has to be known before somebody signs in. */
  explicitWorkspaceRequired: z.boolean(),
  /** Sent as `audience` with the grant `clientCredentials`. */
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
    /** What becomes `providerWorkspaceRef`. */
    workspaceRefField: z.string().optional(),
    /** What becomes `providerConsumerRef`. */
    consumerRefField: z.string().optional(),
    /** The scopes that were granted. */
    scopesField: z.string().optional(),
    /** What becomes `providerMetadata`. */
    otherFields: z
      .array(
        z.looseObject({
          /** The name under which the connection keeps the value. */
          name: z.string(),
          displayName: z.string(),
          /** Where the value stands in the response. */
          path: z.string(),
          /** A regular expression with a group named `result`. The text of that group becomes the value. */
          capture: z.string().optional(),
        }),
      )
      .optional(),
  }),
  /** The provider's page that explains it to a builder. */
  docsURL: z.string().optional(),
  /** Query parameters that every sign-in address has. */
  authURLParams: z.record(z.string(), z.string()).optional(),
  /**
   * Parameters that `tokenURL` gets with every code or password that is exchanged for tokens. `{{.state}}` stands for the
   * state of the sign-in. Added by Dowel.
   */
  tokenURLParams: z.record(z.string(), z.string()).optional(),
  /**
   * Where tokens are renewed, when it is not `tokenURL`: relative to that address, and of the same origin. Added by Dowel.
   */
  refreshURL: z.string().optional(),
  /** Where requests carry the access token, when it is not `Authorization: Bearer`. */
  accessTokenOpts: AccessTokenOpts.optional(),
  /** Headers that requests carry beside the token, such as the account that is meant. Added by Dowel. */
  headers: z.array(Template).optional(),
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

/** How requests carry an API key. */
export const ApiKeyOpts = z.looseObject({
  /** Where the key stands. */
  attachmentType: z.enum(['query', 'header']),
  /** The query parameter, for `query`. */
  query: z
    .looseObject({
      /** The name of the parameter. */
      name: z.string(),
    })
    .optional(),
  /** The header, for `header`. */
  header: Header.optional(),
  /** The provider's page that explains it to a person. */
  docsURL: z.string().optional(),
});
export type ApiKeyOpts = z.infer<typeof ApiKeyOpts>;

/**
 * The form in a catalogue file. When `attachmentType` is left out, `createCatalogue` uses `query` if the entry has only
 * `query`, and `header` otherwise.
 */
export const ApiKeyOptsEntry = ApiKeyOpts.partial({ attachmentType: true });

/** How people sign in with a user name and a password. */
export const BasicAuthOpts = z.looseObject({
  /** The username or the password is in fact an API key. */
  apiKeyAsBasic: z.boolean().optional(),
  /** How an API key becomes a user name and a password. */
  apiKeyAsBasicOpts: z
    .looseObject({
      /** The part of the pair that is the API key. */
      fieldUsed: z.enum(['username', 'password']).optional(),
      /** A text of the form `user:password`, with `%s` in place of the API key. */
      keyFormat: z.string().optional(),
    })
    .optional(),
  /** The provider's page that explains it to a person. */
  docsURL: z.string().optional(),
});
export type BasicAuthOpts = z.infer<typeof BasicAuthOpts>;

/** One value that a person fills in for a provider with its own way of signing in. */
export const CustomAuthInput = z.looseObject({
  /** The key of the value in `customAuth`. Templates use it. */
  name: z.string(),
  displayName: z.string(),
  /** An explanation for the person. */
  prompt: z.string().optional(),
  /** The provider's page that explains it to a person. */
  docsURL: z.string().optional(),
  /** The field is masked when this is absent. */
  fieldType: z.enum(['fieldTypeText', 'fieldTypePassword', 'fieldTypeSelect']).optional(),
  /** The choices of a `fieldTypeSelect`. */
  options: z
    .array(
      z.looseObject({
        /** What is sent. */
        value: z.string(),
        /** What people see. */
        label: z.string(),
      }),
    )
    .optional(),
});
export type CustomAuthInput = z.infer<typeof CustomAuthInput>;

/** How people sign in to a provider that has its own way. */
export const CustomAuthOpts = z.looseObject({
  /** Headers that requests carry. */
  headers: z.array(Template).optional(),
  /** Query parameters that requests carry. */
  queryParams: z.array(Template).optional(),
  /** What people type. It is sent as `customAuth`. */
  inputs: z.array(CustomAuthInput).optional(),
  /** Values that the builder fills in on the provider app. */
  providerInputs: z.array(CustomAuthInput).optional(),
  /** The sign-in goes over several pages of the provider. Use `custom-auth/connect`. */
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
  /** How the token is signed. */
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
  /** The provider's page that explains it to a person. */
  docsURL: z.string().optional(),
});
export type JwtOpts = z.infer<typeof JwtOpts>;
