/** One person's permission for one application: what "connected apps" lists and a person can take back. */
export interface Grant {
  id: string;
  clientId: string;
  accountId: string;
  userId: string;
  scopes: string[];
  grantedAt: Date;
  revokedAt?: Date;
}

/** A secret that was handed out, and until when it counts. */
export interface IssuedToken {
  grantId: string;
  scopes: string[];
  expiresAtMs: number;
  /** A code or refresh token counts once. */
  isUsed: boolean;
}

/** A code, with what the exchange has to match. */
interface IssuedCode extends IssuedToken {
  redirectUri: string;
  codeChallenge?: string;
  codeChallengeMethod?: string;
}

/** Grants and what was issued under them. */
export interface GrantStore {
  grants: Map<string, Grant>;
  codes: Map<string, IssuedCode>;
  accessTokens: Map<string, IssuedToken>;
  refreshTokens: Map<string, IssuedToken>;
  open(grant: Pick<Grant, 'clientId' | 'accountId' | 'userId' | 'scopes'>): Grant;
  /** The grant behind a token, unless it was taken back. */
  findLive(token: IssuedToken | undefined): Grant | undefined;
  /** Takes a grant back, and with it every token issued under it. */
  revoke(grantId: string): void;
  /** The grants that still count and have been used to get a token. */
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
    listConnected: () => {
      const used = new Set([...store.refreshTokens.values()].map((token) => token.grantId));
      return [...grants.values()].filter((grant) => !grant.revokedAt && used.has(grant.id));
    },
  };
  return store;
}
