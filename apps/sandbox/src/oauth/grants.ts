/** The grant type of RFC 7523: a signed token in exchange for an access token. */
export const JWT_BEARER = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

/** One person's permission for one application. "Connected apps" lists it, and the person can revoke it. */
export interface Grant {
  id: string;
  clientId: string;
  accountId: string;
  userId: string;
  scopes: string[];
  grantedAt: Date;
  revokedAt?: Date;
}

/** A secret that was issued, and when it expires. */
export interface IssuedToken {
  grantId: string;
  scopes: string[];
  expiresAtMs: number;
  /** A code or a refresh token is valid for one use. */
  isUsed: boolean;
}

/** A code, with the values that the exchange must match. */
interface IssuedCode extends IssuedToken {
  redirectUri: string;
  codeChallenge?: string;
  codeChallengeMethod?: string;
}

/** Grants, and the codes and tokens that were issued under them. */
export interface GrantStore {
  grants: Map<string, Grant>;
  codes: Map<string, IssuedCode>;
  accessTokens: Map<string, IssuedToken>;
  refreshTokens: Map<string, IssuedToken>;
  open(grant: Pick<Grant, 'clientId' | 'accountId' | 'userId' | 'scopes'>): Grant;
  /** The grant behind a token, unless it was revoked. */
  findLive(token: IssuedToken | undefined): Grant | undefined;
  /** Revokes a grant, and with it every token that was issued under it. */
  revoke(grantId: string): void;
  /** Lets the access tokens of a grant run out now. */
  expireAccess(grantId: string): void;
  /** The grants that are not revoked and have been used to get a token. */
  listConnected(): Grant[];
}

/** Makes an empty store. */
export function createGrantStore({
  now,
  randomToken,
}: {
  now: () => Date;
  randomToken: () => string;
}): GrantStore {
  const grants = new Map<string, Grant>();
  const store: GrantStore = {
    grants,
    codes: new Map(),
    accessTokens: new Map(),
    refreshTokens: new Map(),
    open: (grant) => {
      const opened = { ...grant, id: `grant_${randomToken().slice(0, 12)}`, grantedAt: now() };
      grants.set(opened.id, opened);
      return opened;
    },
    findLive: (token) => {
      const grant = token && grants.get(token.grantId);
      return grant?.revokedAt ? undefined : grant;
    },
    revoke: (grantId) => {
      const grant = grants.get(grantId);
      if (grant) grant.revokedAt ??= now();
    },
    expireAccess: (grantId) => {
      for (const token of store.accessTokens.values()) {
        if (token.grantId === grantId) token.expiresAtMs = Math.min(token.expiresAtMs, now().getTime());
      }
    },
    listConnected: () => {
      const used = new Set([...store.refreshTokens.values()].map((token) => token.grantId));
      return [...grants.values()].filter((grant) => !grant.revokedAt && used.has(grant.id));
    },
  };
  return store;
}
