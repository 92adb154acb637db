import { randomBytes } from 'node:crypto';
import type { BuilderSession, OrgRole } from '@dowel/schema';
import { sessionInvalidProblem, sessionNotFoundProblem } from '@dowel/schema/rules';
import type { BuilderContext, PublicContext } from '../../context.ts';
import { toWire } from '../../platform/db/to-wire.ts';
import { sha256 } from '../../platform/digest.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import type { StoredBuilder } from '../builders/service.ts';
import {
  deleteOwnSession,
  deleteSession,
  findSession,
  insertSession,
  listSessions,
  type SessionRow,
} from './queries.ts';

/** What session tokens begin with. People, logs and secret scanners recognise them by it. */
export const SESSION_PREFIX = 'dowel_session_';

/** A session that was just opened. Only now is its token known. */
export interface OpenedSession {
  readonly sessionId: string;
  readonly token: string;
  readonly expireTime: Date;
}

/** Who holds a session, and the org they belong to at this moment. */
export interface SignedIn {
  readonly sessionId: string;
  readonly builder: StoredBuilder;
  /** Undefined for a builder without an org. */
  readonly membership: { readonly orgId: string; readonly role: OrgRole } | undefined;
}

/** Opens a session for a builder who has signed in. How long it lasts depends on where it is used (settings). */
export async function open(
  context: PublicContext,
  builder: Pick<StoredBuilder, 'id'>,
  { usedBy }: Pick<SessionRow, 'usedBy'>,
): Promise<OpenedSession> {
  const token = SESSION_PREFIX + randomBytes(32).toString('base64url');
  const { browserSessionMs, cliSessionMs } = context.env;
  const lifeMs = usedBy === 'cli' ? cliSessionMs : browserSessionMs;
  const expireTime = new Date(context.now().getTime() + lifeMs);
  const row = await insertSession(context, {
    builderId: builder.id,
    tokenHash: sha256(token),
    usedBy,
    expireTime,
  });
  if (!row) throw new Error('A session was inserted, and the database returned no row.');
  return { sessionId: row.id, token, expireTime };
}

/**
 * Finds the holder of a session. The token has 256 random bits, so looking it up by an unsalted digest is safe.
 * @param builderId whose session it has to be. Absent: anybody's
 * @throws {ProblemError} `session_invalid`
 */
export async function identify(
  context: PublicContext,
  token: string,
  builderId?: string | null,
): Promise<SignedIn> {
  const found = await findSession(context, sha256(token));
  if (!found || found.builder.id !== (builderId ?? found.builder.id)) {
    throw new ProblemError('session_invalid', {
      ...sessionInvalidProblem(),
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
  }
  const { sessionId, builder, orgId, role } = found;
  return { sessionId, builder, membership: orgId !== null && role !== null ? { orgId, role } : undefined };
}

/** Ends a session. Does nothing when it has ended before. */
export async function close(context: PublicContext, token: string): Promise<void> {
  await deleteSession(context, sha256(token));
}

/** The caller's own sessions that have not ended. */
export async function list(context: BuilderContext): Promise<BuilderSession[]> {
  const rows = await listSessions(context);
  return rows.map((row) => ({
    ...toWire(row, 'id', 'usedBy', 'createTime', 'expireTime'),
    isCurrent: row.id === context.actor.sessionId,
  }));
}

/**
 * Ends one of the caller's own sessions. `current` stands for the session of the request.
 * @throws {ProblemError} `session_not_found`
 */
export async function remove(context: BuilderContext, id: string): Promise<void> {
  if (await deleteOwnSession(context, id === 'current' ? context.actor.sessionId : id)) return;
  throw new ProblemError('session_not_found', sessionNotFoundProblem());
}
