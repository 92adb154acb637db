import type { GetToken } from '@dowel/client';
import type { MessageOverrides } from '../messages/messages.ts';

interface CommonServiceOptions {
  /** Name or id of the project. */
  project: string;
  /** The service's address, ending in `/v1`. Default: `/v1` on the page's own origin. */
  baseUrl?: string | undefined;
  /** BCP 47 tag of the language of `messages`. Also used for sorting and formatting. Default `en`. */
  locale?: string | undefined;
  /** Replaces texts of the library: single ones, or all of them for another language. */
  messages?: MessageOverrides | undefined;
  /** Sends requests. Default: the browser's `fetch`. */
  fetch?: ((request: Request) => Promise<Response> | Response) | undefined;
}

/** How the library reaches the service: exactly one of `apiKey` and `getToken`. */
export type ServiceOptions = CommonServiceOptions &
  (
    | {
        /** A key of scope `frontend`. Anyone who opens the page can read it. */
        apiKey: string;
        getToken?: undefined;
      }
    | {
        apiKey?: undefined;
        /** Gets a consumer token from your backend. It is called again shortly before a token expires. */
        getToken: GetToken;
      }
  );

/**
 * Refuses options that cannot work. The message says what to change.
 * @throws {TypeError}
 */
export function assertServiceOptions({ project, apiKey, getToken }: ServiceOptions): void {
  if (!project) {
    throw new TypeError(
      'ServiceProvider got no project. Every request is about one; pass options.project, its name or id.',
    );
  }
  if (apiKey && getToken) {
    throw new TypeError(
      'ServiceProvider got both apiKey and getToken, and cannot know which you meant; remove one of them from options.',
    );
  }
  if (!apiKey && !getToken) {
    throw new TypeError(
      'ServiceProvider got neither apiKey nor getToken. Without one the service refuses every request; pass options.getToken or options.apiKey.',
    );
  }
}
