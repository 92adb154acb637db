import type { Session } from './session.ts';

/** The base of every resource: it holds the session that sends the calls. */
export abstract class Resource {
  protected readonly session: Session;

  constructor(session: Session) {
    this.session = session;
  }
}
