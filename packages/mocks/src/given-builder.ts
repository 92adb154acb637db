import type { OrgRole } from '@dowel/schema';
import { buildBuilder } from './builders/accounts.ts';
import type { MockStore, StoredBuilder } from './store.ts';

/** A builder to sign in. */
export interface GivenBuilderOptions extends Partial<StoredBuilder> {
  /** `null` for a builder without an org. Default: the org of the mock's project. */
  orgId?: string | null;
  /** Default `owner`. */
  role?: OrgRole;
}

/** A builder who is signed in. */
export interface GivenBuilder {
  readonly builder: StoredBuilder;
  /** For the `sessionToken` option of a client. */
  readonly sessionToken: string;
}

const halfADayMs = 12 * 60 * 60 * 1000;

/** Puts a builder and a session into the store. */
export function signInBuilder(
  store: MockStore,
  { orgId = store.project.orgId, role = 'owner', ...overrides }: GivenBuilderOptions = {},
): GivenBuilder {
  const id = store.newId();
  const builder = buildBuilder({ id, idpRef: id, createTime: store.timestamp(), ...overrides });
  store.builders.push(builder);
  if (orgId !== null) store.memberships.push({ orgId, builderId: builder.id, role });
  const sessionToken = `dowel_session_mock${store.newId()}`;
  store.sessions.push({
    id: store.newId(),
    builderId: builder.id,
    token: sessionToken,
    usedBy: 'browser',
    createTime: store.timestamp(),
    expireTime: new Date(store.now().getTime() + halfADayMs).toISOString(),
  });
  return { builder, sessionToken };
}
