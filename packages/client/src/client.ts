import type { Wire } from '@dowel/schema/wire';
import { AllResources } from './all-resources.ts';
import { type AnyRequest, readAny } from './any-request.ts';
import { type Answer, type DowelPromise, toDowelPromise } from './dowel-promise.ts';
import type { DowelClientOptions, Identity, RequestOptions } from './options.ts';
import { ProviderCalls } from './provider-calls.ts';
import { Session } from './session.ts';

/**
 * Calls a Dowel service about one project. Every method returns a promise of the data, which also has
 * `.withResponse()`. A failed call rejects with a `DowelError`.
 * @throws {TypeError} when there is no project, no usable `baseUrl`, or not exactly one of `apiKey`, `getToken`,
 * `sessionToken` and `sessionCookie`
 */
export class DowelClient extends AllResources {
  /** Calls to providers with the credentials of an installation. */
  readonly proxy: ProviderCalls;
  readonly #session: Session;

  constructor(options: DowelClientOptions | Session) {
    const session = options instanceof Session ? options : new Session(options);
    super(session);
    this.#session = session;
    this.proxy = new ProviderCalls(session);
  }

  /** Id or name of the project that every call is about. Empty for a builder without one. */
  get project(): string {
    return this.#session.project;
  }

  /**
   * Sends a request that no method wraps yet, with the same credentials, retries and errors. `path` is added to
   * `baseUrl`. The caller must know the type of the answer:
   * `client.request<Destination[]>({ method: 'GET', path: '/projects/{projectIdOrName}/destinations' })`.
   * @throws {TypeError} when the path does not begin with `/`
   */
  request<Data = unknown>(
    { method, path, query, body }: AnyRequest,
    options?: RequestOptions,
  ): DowelPromise<Data> {
    // Any other first character could change the host, and then the credentials would go there.
    if (path[0] !== '/') throw new TypeError(`"${path}" does not begin with "/".`);
    const endpoint: Wire<{ query: object; body: unknown; success: string }> = {
      operation: `${method} ${path}`,
      method,
      path,
      access: 'full',
      status: 200,
      media: 'text',
    };
    const answer = this.#session.send(endpoint, { query, body }, options).withResponse();
    return toDowelPromise(
      answer.then((given) => readAny(endpoint.operation, given)) as Promise<Answer<Data>>,
    );
  }

  /** A client that calls for another group and consumer and uses the same token cache. Needs `getToken`. */
  withIdentity(identity: Identity): DowelClient {
    return new DowelClient(this.#session.withIdentity(identity));
  }
}
