import { AllResources } from './all-resources.ts';
import type { DowelClientOptions, Identity } from './options.ts';
import { Session } from './session.ts';

/**
 * Calls a Dowel service about one project. Every method returns a promise of the data, with `.withResponse()`, and
 * fails with a `DowelError`.
 * @throws {TypeError} when it has no project, no usable `baseUrl`, or not exactly one of `apiKey` and `getToken`
 */
export class DowelClient extends AllResources {
  readonly #session: Session;

  constructor(options: DowelClientOptions | Session) {
    const session = options instanceof Session ? options : new Session(options);
    super(session);
    this.#session = session;
  }

  /** Id or name of the project that every call is about. */
  get project(): string {
    return this.#session.project;
  }

  /** A client that calls for another group and consumer, over the same token cache. Needs `getToken`. */
  withIdentity(identity: Identity): DowelClient {
    return new DowelClient(this.#session.withIdentity(identity));
  }
}
