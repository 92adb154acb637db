import { OutgoingError } from '../../../platform/outgoing/errors.ts';
import type { SecretFetch } from '../../../providers/provider-auth/secret-destination.ts';

/**
 * Sends the requests of one refresh, and remembers whether one of them may have used up the refresh token. That is so
 * from the moment a request is sent until the provider refuses it (4xx). A success whose answer gets lost, a time-out
 * and an error of the provider (5xx) leave it open.
 */
export class WatchedRequest {
  readonly fetch: SecretFetch;
  #isOpen = false;

  constructor(fetch: SecretFetch) {
    this.fetch = async (destination, init) => {
      this.#isOpen = true;
      try {
        const response = await fetch(destination, init);
        if (response.status >= 400 && response.status < 500 && response.status !== 408) this.#isOpen = false;
        return response;
      } catch (error) {
        if (error instanceof OutgoingError && !error.isSent) this.#isOpen = false;
        throw error;
      }
    };
  }

  /** Whether nobody knows if the refresh token can still be used. */
  get isOpen(): boolean {
    return this.#isOpen;
  }
}
