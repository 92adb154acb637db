import type { OrgRole, Project } from '@dowel/schema';
import { v7 } from 'uuid';
import { createContext } from '../../src/context.ts';
import * as builders from '../../src/people/builders/service.ts';
import * as sessions from '../../src/people/sessions/service.ts';
import { memberships } from '../../src/platform/db/tables.ts';
import type { GivenWorld } from './given.ts';

/** A builder who is signed in. */
export interface GivenBuilder {
  readonly id: string;
  readonly email: string;
  readonly sessionId: string;
  readonly token: string;
  /** Headers that send the session instead of an API key. */
  readonly headers: Record<string, string | null>;
}

export function givenBuilders(world: GivenWorld) {
  return {
    /** Another session of a builder. */
    session: (builderId: string) =>
      sessions.open(createContext(world.dependencies, v7()), { id: builderId }, { usedBy: 'cli' }),

    /** A builder with a verified address, who is signed in and belongs to no org unless one is given. */
    async builder({
      email = `builder-${v7()}@people.example`,
      isEmailVerified = true,
      orgId,
      role = 'owner',
    }: {
      email?: string;
      isEmailVerified?: boolean;
      orgId?: Project['orgId'];
      role?: OrgRole;
    } = {}): Promise<GivenBuilder> {
      const context = createContext(world.dependencies, v7());
      const person = { idpProvider: 'https://id.example', idpRef: v7(), email, isEmailVerified };
      const { id } = await builders.upsertFromSignIn(context, person);
      if (orgId !== undefined) {
        const createTime = context.now();
        await world.dependencies.db.insert(memberships).values({ orgId, builderId: id, role, createTime });
      }
      const { sessionId, token } = await sessions.open(context, { id }, { usedBy: 'browser' });
      const headers = { 'x-api-key': null, authorization: `Bearer ${token}` };
      return { id, email, sessionId, token, headers };
    },
  };
}
