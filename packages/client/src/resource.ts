import type { Session } from './session.ts';

/** What every resource has: a session to send by. */
export abstract class Resource {
  protected readonly session: Session;

  constructor(session: Session) {
    this.session = session;
  }
}
