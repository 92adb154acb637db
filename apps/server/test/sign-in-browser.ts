import { consent } from './sandbox-control.ts';

/** A service that a browser can open, also one in other processes. */
interface Opened {
  readonly app: { request(path: string, init: RequestInit): Response | Promise<Response> };
  readonly dependencies: { readonly env: { readonly publicOrigin: string } };
}

/** The part of a callback page that programs read. */
interface PageResult {
  message: { eventType: string; message?: string; data: { connection?: string; error?: string } };
  returnUrl?: string;
  code?: string;
}

/** A page as a browser receives it. */
export interface BrowserPage {
  status: number;
  headers: Headers;
  text: string;
  /** What a callback page tells its opener; null on any other page. */
  result: PageResult;
}

/** The headers a browser sends when a person opens an address, and when a person sends a form. */
const navigation = {
  open: { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  send: { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
};

/** The browser of one person. It keeps the cookies it gets, and sends them. */
export class SignInBrowser {
  readonly #app: Opened['app'];
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();

  constructor({ app, dependencies }: Opened) {
    this.#app = app;
    this.#origin = dependencies.env.publicOrigin;
  }

  /** The name and value of each cookie. */
  get cookies(): ReadonlyMap<string, string> {
    return this.#cookies;
  }

  /** All cookies, in the form of a request's `Cookie` header. */
  get cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Opens an address of the service. */
  async open(
    address: URL | string,
    headers: Record<string, string> = {},
    method = 'GET',
  ): Promise<BrowserPage> {
    return this.#send(address, { method, headers: { ...navigation.open, ...headers } });
  }

  /** Sends the form of a start page, as a click does. */
  async click(
    address: URL | string,
    fields: Record<string, string> = {},
    headers: Record<string, string> = {},
  ): Promise<BrowserPage> {
    return this.#send(address, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { ...navigation.send, origin: this.#origin, ...headers },
    });
  }

  /** Opens the start page, clicks if it asks for a click, and returns the provider's address. */
  async toProvider(startAddress: URL | string): Promise<URL> {
    const opened = await this.open(startAddress);
    const location = opened.headers.get('location');
    if (location) return new URL(location);
    const passed = await this.click(startAddress);
    const [, url] = /^0; url=(.+)$/.exec(passed.headers.get('refresh') ?? '') ?? [];
    if (url === undefined) throw new Error(`The start page led nowhere (${passed.status}): ${passed.text}`);
    return new URL(url);
  }

  /** Passes the start page and the sandbox's consent page. Returns the callback's address. */
  async consent(startAddress: URL | string, choice?: Parameters<typeof consent>[1]): Promise<URL> {
    return consent(String(await this.toProvider(startAddress)), choice);
  }

  async #send(address: URL | string, init: RequestInit): Promise<BrowserPage> {
    const { pathname, search } = new URL(address, this.#origin);
    const cookie = this.cookieHeader;
    const response = await this.#app.request(pathname + search, {
      ...init,
      headers: { ...init.headers, ...(cookie && { cookie }) },
    });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, result: resultOf(text) };
  }

  /** Does what a `Set-Cookie` line says. */
  keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/max-age=0/i.test(line)) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

/** A browser for a server in another process. */
export function browserAt(url: string): SignInBrowser {
  return new SignInBrowser({
    app: { request: (path, init) => fetch(url + path, { ...init, redirect: 'manual' }) },
    dependencies: { env: { publicOrigin: url } },
  });
}

function resultOf(text: string): PageResult {
  const json = /id="dowel-result">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null';
  return JSON.parse(json);
}
