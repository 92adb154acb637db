import type { ServerProcess } from '../process/server-process.ts';
import { consent } from '../sandbox-control.ts';
import { SignInBrowser } from '../sign-in-browser.ts';

/** Where browsers find the processes, as behind a load balancer. */
export const ORIGIN = 'http://dowel.test';

const PATIENCE = 50;

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Processes that do the same, of which one may just be dead. */
export class Servers {
  #running: ServerProcess[] = [];
  readonly #start: () => Promise<ServerProcess>;
  readonly #project: string;
  #turn = 0;

  private constructor(start: () => Promise<ServerProcess>, project: string) {
    this.#start = start;
    this.#project = project;
  }

  static async start(count: number, start: () => Promise<ServerProcess>, project = 'demo'): Promise<Servers> {
    const servers = new Servers(start, project);
    while (servers.#running.length < count) servers.#running.push(await start());
    return servers;
  }

  /** Kills the oldest and starts another. What it was doing is cut off. */
  async replaceOne(): Promise<void> {
    const [oldest, ...others] = this.#running;
    this.#running = others;
    await oldest?.end('SIGKILL');
    this.#running.push(await this.#start());
  }

  async end(): Promise<void> {
    await Promise.all(this.#running.map((server) => server.end('SIGTERM')));
  }

  /** Sends to the next process. Rejects when it dies meanwhile. */
  send(path: string, init: RequestInit): Promise<Response> {
    this.#turn += 1;
    const server = this.#running[this.#turn % this.#running.length];
    return fetch(`${server?.url}${path}`, { redirect: 'manual', ...init });
  }

  /** Calls the project once. Undefined when the process dies meanwhile. */
  async call(apiKey: string, method: string, path: string, body?: object): Promise<Answer | undefined> {
    try {
      const answer = await this.send(`/v1/projects/${this.#project}/${path}`, {
        method,
        headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, text: await answer.text() };
    } catch {
      return undefined;
    }
  }

  /** Calls until a process answers, which must be with success. */
  async must<Body>(apiKey: string, method: string, path: string, body?: object): Promise<Body> {
    for (let time = 0; time < PATIENCE; time += 1) {
      const answer = await this.call(apiKey, method, path, body);
      if (answer && answer.status < 300) return JSON.parse(answer.text);
      if (answer && answer.status < 500)
        throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    }
    throw new Error(`${method} ${path} was not answered.`);
  }

  /** Signs in at the provider's page, in a browser of its own. Answers the status of the last page. */
  async signIn(apiKey: string, who: object, account: string): Promise<number> {
    const browser = new SignInBrowser({
      app: { request: (path: string, init: RequestInit) => this.send(path, init) },
      dependencies: { env: { publicOrigin: ORIGIN } },
    });
    const begun = await this.send('/v1/oauth-connect', {
      method: 'POST',
      headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
      body: JSON.stringify({ projectIdOrName: this.#project, ...who }),
    });
    const text = await begun.text();
    if (!begun.ok) return begun.status;
    const address = text.startsWith('"') ? JSON.parse(text) : text;
    return (await browser.open(await consent(String(await browser.toProvider(address)), { account }))).status;
  }
}
