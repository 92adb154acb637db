import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { AccountIdentity } from './account-identity.ts';
import { answered } from './bounded.ts';
import {
  ApiKeyOpts,
  ApiKeyOptsEntry,
  BasicAuthOpts,
  CustomAuthOpts,
  JwtOpts,
  Oauth2Opts,
  Oauth2OptsEntry,
} from './provider-auth-options.ts';
import {
  CatalogMetadata,
  CatalogProviderAppMetadata,
  ModuleEntries,
  Modules,
  SubscribeRequirements,
  Support,
  SupportEntry,
} from './provider-features.ts';
import { AllowedHosts, QueryFlag } from './values.ts';

/** How people sign in to a provider. */
export const AuthType = z.enum(['oauth2', 'apiKey', 'basic', 'jwt', 'custom', 'none']);
export type AuthType = z.infer<typeof AuthType>;

const Image = z.looseObject({
  /** The address of a small square picture. */
  iconURL: z.string().optional(),
  /** The address of a logo. */
  logoURL: z.string().optional(),
});

/**
 * One provider of the catalogue. Strings may have placeholders such as `{{.name}}`. They are filled when the entry is
 * resolved for a connection. Members that this shape does not know are kept.
 */
export const ProviderInfo = z.looseObject({
  /** The catalogue key: camelCase, case-sensitive. */
  name: z.string().regex(/^[a-zA-Z][a-zA-Z0-9]*$/),
  /** How people sign in. */
  authType: AuthType,
  /** Where calls go. */
  baseURL: z.string(),
  /** `""` when the provider has no modules. */
  defaultModule: z.string(),
  /** Only for `authType: oauth2`. */
  oauth2Opts: Oauth2Opts.optional(),
  /** Only for `authType: apiKey`. */
  apiKeyOpts: ApiKeyOpts.optional(),
  /** Only for `authType: basic`. */
  basicOpts: BasicAuthOpts.optional(),
  /** Only for `authType: custom`. */
  customOpts: CustomAuthOpts.optional(),
  /** Only for `authType: jwt`. Without it, nobody can sign in to such a provider. */
  jwtOpts: JwtOpts.optional(),
  /** What Dowel can do with the provider. */
  support: Support,
  /** A call that tells whether credentials work. */
  authHealthCheck: z
    .looseObject({
      /** The address that is called. The call changes nothing. */
      url: z.string(),
      /** GET when absent. */
      method: z.string().optional(),
      /** 200 and 204 when absent. */
      successStatusCodes: z.array(z.int()).optional(),
    })
    .optional(),
  /** Falls back to `name`. */
  displayName: z.string().optional(),
  /** Calls only work after the service has fetched extra data, which it does after the sign-in. */
  postAuthInfoNeeded: z.boolean().optional(),
  /** Pictures of the provider. */
  media: z
    .looseObject({
      /** For light pages. */
      regular: Image.optional(),
      /** For dark pages. */
      darkMode: Image.optional(),
    })
    .optional(),
  /** Properties by which the catalogue can be filtered. */
  labels: z.record(z.string(), z.string()).optional(),
  /** What receiving changes needs. */
  subscribeRequirements: SubscribeRequirements.optional(),
  /** Parts of the provider with their own address, by id. */
  modules: Modules.optional(),
  /** The metadata that a connection needs. */
  metadata: CatalogMetadata.optional(),
  /** What the builder enters on the provider app. */
  providerAppMetadata: CatalogProviderAppMetadata.optional(),
  /**
   * Hosts that may receive the builder's secrets and the tokens obtained with them. Hosts that the entry's own
   * addresses fix, at least by their last labels, are allowed without being listed here. The list is needed when the
   * whole host comes from a person or a token response. Added by Dowel.
   */
  allowedHosts: answered(AllowedHosts).optional(),
  /** How to find out whose account a connection leads to. Added by Dowel. */
  accountIdentity: AccountIdentity.optional(),
  /** How well the objects of its connector are proven, by name. Absent without a connector. Added by Dowel. */
  proof: z
    .object({
      /**
       * The levels of each object that has some: `generated` (drafted of a document, and tried nowhere), `documented` (held
       * against the vendor's document), `simulated` (holds at a simulator), `recorded` (answers of an account are played)
       * and `tried` (held at an account). Others may follow.
       */
      levels: z.record(z.string(), z.array(z.string())),
      /** When objects were tried at an account. Absent: none was. */
      triedOn: z.iso.date().optional(),
    })
    .optional(),
  /**
   * Why nothing is read or written: the operator's connector file for this provider has errors. For people. Added by Dowel.
   */
  connectorProblem: z.string().optional(),
  /** Always sent, as `{}` when empty, because older clients refuse a provider without it. */
  providerOpts: z.record(z.string(), z.string()),
});
export type ProviderInfo = z.infer<typeof ProviderInfo>;

const WrittenEntry = ProviderInfo.extend({
  name: ProviderInfo.shape.name.optional(),
  defaultModule: z.string().default(''),
  providerOpts: z.record(z.string(), z.string()).optional(),
  support: SupportEntry,
  modules: ModuleEntries.optional(),
  oauth2Opts: Oauth2OptsEntry.optional(),
  apiKeyOpts: ApiKeyOptsEntry.optional(),
});
type WrittenEntry = z.infer<typeof WrittenEntry>;

/**
 * A catalogue entry as written in a file. `name` comes from the key. `createCatalogue` adds the members that are left
 * out.
 */
export const CatalogueEntry = WrittenEntry.superRefine((entry, context) => {
  const faults = [missingOptions, badKeyFormat, missingKey, badCaptures, callsWithoutAddress].flatMap(
    (faultsOf) => faultsOf(entry),
  );
  for (const { fix, ...fault } of faults) context.addIssue({ code: 'custom', ...fault, params: { fix } });
});
export type CatalogueEntry = z.input<typeof CatalogueEntry>;

/** What is wrong with an entry as a whole, and what to write instead. */
interface EntryFault {
  path: (string | number)[];
  message: string;
  fix: string;
}

function missingOptions(entry: WrittenEntry): EntryFault[] {
  const needed = { oauth2: 'oauth2Opts', apiKey: 'apiKeyOpts' } as const;
  if (entry.authType !== 'oauth2' && entry.authType !== 'apiKey') return [];
  const member = needed[entry.authType];
  if (entry[member]) return [];
  const message = `is needed when authType is ${entry.authType}`;
  return [{ path: [member], message, fix: `Add ${member}, or choose another authType.` }];
}

function badKeyFormat({ basicOpts }: WrittenEntry): EntryFault[] {
  const format = basicOpts?.apiKeyAsBasicOpts?.keyFormat;
  if (format === undefined || format.split('%s').length === 2) return [];
  return [
    {
      path: ['basicOpts', 'apiKeyAsBasicOpts', 'keyFormat'],
      message: 'does not have %s exactly once, so the API key would be sent in a wrong place or not at all',
      fix: 'Write user:password, with %s in place of the API key.',
    },
  ];
}

function missingKey({ jwtOpts }: WrittenEntry): EntryFault[] {
  if (!jwtOpts || jwtOpts.inputs.some(({ name }) => name === jwtOpts.key)) return [];
  return [
    {
      path: ['jwtOpts', 'key'],
      message: 'is not the name of an input, so there would be nothing to sign with',
      fix: 'Write the name of one of jwtOpts.inputs.',
    },
  ];
}

function callsWithoutAddress({ accountIdentity }: WrittenEntry): EntryFault[] {
  return (accountIdentity?.sources ?? []).flatMap(({ from, url }, index) =>
    (from === 'call' || from === 'header') && url === undefined
      ? [
          {
            path: ['accountIdentity', 'sources', index, 'url'],
            message: 'is needed by a call',
            fix: 'Write the address that is called.',
          },
        ]
      : [],
  );
}

function badCaptures({ oauth2Opts, accountIdentity }: WrittenEntry): EntryFault[] {
  const fields = oauth2Opts?.tokenMetadataFields?.otherFields ?? [];
  const sources = accountIdentity?.sources ?? [];
  return [
    ...fields.flatMap(badCapture(['oauth2Opts', 'tokenMetadataFields', 'otherFields'])),
    ...sources.flatMap(badCapture(['accountIdentity', 'sources'])),
  ];
}

function badCapture(path: string[]) {
  return ({ capture }: { capture?: string | undefined }, index: number): EntryFault[] =>
    capture === undefined || capturesResult(capture)
      ? []
      : [
          {
            path: [...path, index, 'capture'],
            message:
              'is no regular expression with a group named "result", so it would fail at every sign-in',
            fix: 'Write a regular expression of JavaScript in which (?<result>…) matches the value.',
          },
        ];
}

function capturesResult(pattern: string): boolean {
  try {
    // With an empty alternative, the pattern matches any text, and the match then lists the groups.
    const found = new RegExp(`(?:${pattern})|`).exec('');
    return Object.hasOwn(found?.groups ?? {}, 'result');
  } catch {
    return false;
  }
}

/** The whole catalogue, keyed by provider name. */
export const Catalog = z.record(z.string(), ProviderInfo);
export type Catalog = z.infer<typeof Catalog>;

export const listProviders = endpoint<{ success: Catalog }>()({
  operation: 'listProviders',
  method: 'GET',
  path: '/providers',
  access: 'public',
  success: Catalog,
  problems: [],
});

export const getProvider = endpoint<{ success: ProviderInfo }>()({
  operation: 'getProvider',
  method: 'GET',
  path: '/providers/{provider}',
  access: 'public',
  success: ProviderInfo,
  problems: ['provider_not_found'],
});

/** How a server reads and writes at a provider. */
export const ConnectorInfo = z.looseObject({
  /** The provider, by its name in the catalogue. */
  provider: z.string(),
  /** `shipped` with Dowel, `extended` by a file of the operator, or wholly of the operator: a `file` of data, or of `code`. */
  origin: z.enum(['shipped', 'extended', 'file', 'code']),
  /** The connector in the format of connector files, with everything that holds. Absent: it is code. */
  connector: z.record(z.string(), z.unknown()).optional(),
  /** What it can do with each object, in sentences. `*` stands for every object that is not named. Absent: it is code. */
  abilities: z
    .array(
      z.object({
        /** The provider's name of the object. */
        objectName: z.string(),
        /** In English. */
        sentences: z.array(z.string()),
      }),
    )
    .optional(),
  /** The parts that the operator's file changes or adds, such as `headers.Version` or `objects.notes.list`. */
  changed: z.array(z.string()),
  /** What functions do in place of the format or beside it. They hold with an extension too. */
  functions: z.array(z.string()),
});
export type ConnectorInfo = z.infer<typeof ConnectorInfo>;

export const GetConnectorQuery = z.object({
  /** The connector that ships with Dowel, whatever the operator has changed. */
  shipped: QueryFlag.optional(),
});
export type GetConnectorQuery = z.infer<typeof GetConnectorQuery>;

/** The connector of a provider on this server. Added by Dowel. */
export const getConnector = endpoint<{ query: GetConnectorQuery; success: ConnectorInfo }>()({
  operation: 'getConnector',
  method: 'GET',
  path: '/projects/{projectIdOrName}/connectors/{provider}',
  access: 'full',
  added: true,
  query: GetConnectorQuery,
  success: ConnectorInfo,
  problems: ['provider_not_found'],
});
