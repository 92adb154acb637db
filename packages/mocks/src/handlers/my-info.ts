import { sessionNotFoundProblem } from '@dowel/schema/rules';
import { builderOf, infoOf } from '../accounts.ts';
import type { Answers } from '../answers.ts';
import { found } from '../not-found.ts';

/** Answers the endpoints of the builder who is signed in as the service does. */
export const myInfo = {
  getMyInfo: infoOf,

  listMySessions(call) {
    const { builderId, sessionId } = builderOf(call);
    const now = call.store.timestamp();
    const own = call.store.sessions.filter((one) => one.builderId === builderId && one.expireTime > now);
    return own.map(({ token: _, builderId: __, ...session }) => ({
      ...session,
      isCurrent: session.id === sessionId,
    }));
  },

  deleteMySession(call) {
    const { builderId, sessionId } = builderOf(call);
    const id = call.params.sessionId === 'current' ? sessionId : call.params.sessionId;
    const session = call.store.sessions.find((one) => one.id === id && one.builderId === builderId);
    const own = found(session, 'session_not_found', sessionNotFoundProblem());
    call.store.sessions.splice(call.store.sessions.indexOf(own), 1);
    return undefined;
  },
} satisfies Partial<Answers>;
