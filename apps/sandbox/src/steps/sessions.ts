/** A sign-in in steps that has begun. */
export interface Ticket {
  id: string;
  accountId: string;
  callbackUrl: string;
  expiresAtMs: number;
  /** What the person decided. Absent: nothing yet. */
  decision?: 'allow' | 'deny';
  /** Proves that the person allowed it. */
  approval: string;
  isFinished: boolean;
}

interface Session {
  accountId: string;
  expiresAtMs: number;
  /** A session that was renewed or revoked never works again. */
  isEnded: boolean;
}

/** Tickets and sessions of sign-ins in steps. */
export interface SessionStore {
  tickets: Map<string, Ticket>;
  begin(accountId: string, callbackUrl: string): Ticket;
  /** Starts a session and answers its token. */
  start(accountId: string, seconds: number): string;
  /** Ends a session that has not been revoked, and starts its successor. Null: there is none. */
  renew(accountId: string, token: string, seconds: number): string | null;
  /** The account of a session, working or not. */
  accountOf(token: string): string | undefined;
  isWorking(token: string): boolean;
  /** Lets all sessions of an account run out. They can be renewed. */
  expire(isChosen: (accountId: string) => boolean): number;
  /** Ends all sessions of an account for good. */
  end(isChosen: (accountId: string) => boolean): number;
}

const TICKET_MS = 10 * 60_000;

/** Makes an empty store. */
export function createSessionStore({
  now,
  randomToken,
}: {
  now: () => Date;
  randomToken: () => string;
}): SessionStore {
  const tickets = new Map<string, Ticket>();
  const sessions = new Map<string, Session>();
  const start = (accountId: string, seconds: number) => {
    const token = `juniper_session_${randomToken()}`;
    sessions.set(token, { accountId, expiresAtMs: now().getTime() + seconds * 1000, isEnded: false });
    return token;
  };
  const change = (isChosen: (accountId: string) => boolean, apply: (session: Session) => void) => {
    const chosen = [...sessions.values()].filter(({ accountId, isEnded }) => !isEnded && isChosen(accountId));
    for (const session of chosen) apply(session);
    return chosen.length;
  };
  return {
    tickets,
    begin(accountId, callbackUrl) {
      const ticket: Ticket = {
        id: `ticket_${randomToken()}`,
        accountId,
        callbackUrl,
        expiresAtMs: now().getTime() + TICKET_MS,
        approval: `approval_${randomToken()}`,
        isFinished: false,
      };
      tickets.set(ticket.id, ticket);
      return ticket;
    },
    start,
    renew(accountId, token, seconds) {
      const session = sessions.get(token);
      if (!session || session.isEnded || session.accountId !== accountId) return null;
      session.isEnded = true;
      return start(accountId, seconds);
    },
    accountOf: (token) => sessions.get(token)?.accountId,
    isWorking(token) {
      const session = sessions.get(token);
      return session !== undefined && !session.isEnded && session.expiresAtMs > now().getTime();
    },
    expire: (isChosen) =>
      change(isChosen, (session) => {
        session.expiresAtMs = now().getTime();
      }),
    end: (isChosen) =>
      change(isChosen, (session) => {
        session.isEnded = true;
      }),
  };
}
