import * as z from 'zod';

/**
 * Where a source has a value: a dotted path, in which a number counts the entries of a list, and `*` is the only entry of
 * a list or map. Where there are several, `*` finds nothing.
 */
const Place = z.string().min(1);

const callMembers = {
  /**
   * The address of a call. The call changes nothing. Besides what the connection knows, `{{.token}}` is the access token
   * or the key, here and in `headers`.
   */
  url: z.string().optional(),
  /** GET when absent. */
  method: z.enum(['GET', 'POST']).optional(),
  /** Headers of the call, besides those that carry the credentials. */
  headers: z.record(z.string(), z.string()).optional(),
  /** The body of the call, in JSON. */
  body: z.string().optional(),
};

const Source = z.looseObject({
  /**
   * Who tells it: the answer of the token endpoint (`tokenAnswer`), the ID token in that answer (`idToken`), the
   * access token (`accessToken`, a JWT), what the connection knows of the account (`metadata`, by name), what was typed to
   * sign in (`signIn`, its `username`), the body of an answer of the API (`call`), or the headers of such an answer
   * (`header`, by name).
   */
  from: z.enum(['tokenAnswer', 'idToken', 'accessToken', 'metadata', 'signIn', 'call', 'header']),
  ...callMembers,
  /** A call that comes first. If it finds nothing, the source tells nothing. What it finds is `{{.found}}` in `url`. */
  before: z
    .looseObject({
      ...callMembers,
      /** Where its answer has what the other call needs. */
      found: Place,
    })
    .optional(),
  /** Where the source tells of the company, team or workspace. */
  workspace: z
    .looseObject({
      /** What tells workspaces apart, and stays the same when one is renamed. */
      id: Place.optional(),
      /** Its name, which may change. */
      name: Place.optional(),
      /** Its address, such as a domain. */
      address: Place.optional(),
    })
    .optional(),
  /** Where the source tells of the person. */
  person: z
    .looseObject({
      /** What tells people apart. */
      id: Place.optional(),
      /** The name of the person. */
      name: Place.optional(),
      /** The e-mail address of the person. */
      email: Place.optional(),
    })
    .optional(),
  /**
   * What part of these texts counts, as a regular expression of JavaScript in which `(?<result>…)` matches it. All of a
   * text when absent.
   */
  capture: z.string().optional(),
  /** The provider's page that says so. */
  docsURL: z.string().optional(),
});

/** One place where a provider tells whose account credentials lead to. */
export type AccountSource = z.infer<typeof Source>;

/**
 * How to find out whose account credentials lead to. The sources are asked in this order, and each fills what those
 * before it have not told.
 */
export const AccountIdentity = z.looseObject({
  /** Where the provider tells it. */
  sources: z.array(Source).optional(),
  /** Why there are no sources, as a sentence. */
  unknownBecause: z.string().optional(),
});
export type AccountIdentity = z.infer<typeof AccountIdentity>;
