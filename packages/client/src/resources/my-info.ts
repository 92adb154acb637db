import type { BuilderInfo, BuilderSession } from '@dowel/schema';
import { deleteMySession, getMyInfo, listMySessions } from '@dowel/schema/wire';
import type { DowelPromise } from '../dowel-promise.ts';
import type { RequestOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** The builder who is signed in. Needs a `sessionToken`. */
export class MyInfo extends Resource {
  /** The builder, their org, and the projects of the org. */
  get(options?: RequestOptions): DowelPromise<BuilderInfo> {
    return this.session.send(getMyInfo, {}, options);
  }

  sessions(options?: RequestOptions): DowelPromise<BuilderSession[]> {
    return this.session.send(listMySessions, {}, options);
  }

  /** Ends this session, or another one of one's own. */
  signOut(sessionId = 'current', options?: RequestOptions): DowelPromise<undefined> {
    return this.session.send(deleteMySession, { params: { sessionId } }, options);
  }
}
