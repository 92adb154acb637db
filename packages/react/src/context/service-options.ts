import type { GetToken } from '@dowel/client';
import type { ReactElement } from 'react';
import type { MessageOverrides } from '../messages/messages.ts';
import type { Slots } from '../ui/slots.ts';

/** A picture: its address, or an element such as an inline SVG. */
export type IconSource = string | ReactElement;

/** Pictures for the tiles of your product and of providers. A tile without one shows the first letter of the name. */
export interface IconOptions {
  /** Your product's icon. It gets no background, so it should be square and fill the whole square. */
  product?: IconSource | undefined;
  /** By the provider's name in the catalogue. They get a white background. */
  providers?: Readonly<Record<string, IconSource | undefined>> | undefined;
}

interface CommonServiceOptions {
  /** Name or id of the project. */
  project: string;
  /** The service's address, ending in `/v1`. Default: `/v1` on the page's own origin. */
  baseUrl?: string | undefined;
  /** BCP 47 tag of the language of `messages`. Also used for sorting and formatting. Default `en`. */
  locale?: string | undefined;
  /** Replaces texts of the library: single ones, or all of them for another language. */
  messages?: MessageOverrides | undefined;
  /** Icons of your product and of providers, for the tiles that stand for them. */
  icon?: IconOptions | undefined;
  /**
   * Shows icons of providers also from other hosts than the service. Such hosts learn the addresses of the people who
   * open your page. So this is off by default. `icon.providers` comes first.
   */
  remoteImages?: boolean | undefined;
  /** Your own components for buttons, text boxes, links and pictures. See `docs/guides/react-parts.md`. */
  components?: Slots | undefined;
  /** Sends requests. Default: the browser's `fetch`. */
  fetch?: ((request: Request) => Promise<Response> | Response) | undefined;
}

/** How the library reaches the service: exactly one of `apiKey` and `getToken`. */
export type ServiceOptions = CommonServiceOptions &
  (
    | {
        /**
         * A key of scope `frontend`, for development. Anyone who opens the page can read it and name any group, so the
         * service shows it no values of records and starts no reads for it. A project may refuse such keys.
         */
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
    throw new TypeError('ServiceProvider got no project; pass options.project.');
  }
  if (!apiKey === !getToken) {
    const got = apiKey ? 'both apiKey and' : 'neither apiKey nor';
    throw new TypeError(`ServiceProvider got ${got} getToken; pass exactly one of them.`);
  }
}
