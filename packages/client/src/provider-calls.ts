import { type ProviderCallInit, type ProxiedInstallation, proxyFetch } from './proxy-fetch.ts';
import type { Session } from './session.ts';

/** Calls to providers through the service's proxy, with the credentials of an installation's connection. */
export class ProviderCalls {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  /**
   * A `fetch` for one installation. `path` follows the base URL of the provider, and may have a query. What the provider
   * answers is returned, whatever its status; redirects are not followed, and nothing is sent again. `timeoutMs` and
   * `hooks` of the client are not for it: pass a `signal`. Only for backends: the proxy takes API keys of scope `proxy` or
   * `full`. With `getToken`, it calls with the person's own connection, where the manifest says `actAs: person`.
   * @throws {TypeError} when the client has neither `apiKey` nor `getToken`, the path does not begin with `/` or leads upwards,
   * or a name has blanks at its ends, which no header can carry
   * @throws {DowelError} when the service refuses the call or cannot reach the provider, for example
   * `installation_not_found`, `proxy_disabled`, `proxy_throttled`, `provider_answer_missing`
   */
  async fetch(installation: ProxiedInstallation, path: string, init?: ProviderCallInit): Promise<Response> {
    const token = await this.#session.token();
    return this.#session.withOptions((own) => proxyFetch({ ...own, token }, installation, path, init));
  }
}
