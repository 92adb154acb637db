import { controlSandbox } from '../sandbox-control.ts';

/** A running service with the sandbox, as `npm start` has it. */
export interface Service {
  readonly serverUrl: string;
  readonly sandboxUrl: string;
  readonly apiKey: string;
  readonly project: string;
}

/** What a customer of the sandbox signs in with. */
export interface Account {
  readonly accountId: string;
  readonly apiKey: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface Customer {
  readonly groupRef: string;
  readonly account: Account;
  readonly connectionId: string;
}

export type Objects = readonly ('contacts' | 'companies' | 'deals')[];

const sent: Readonly<Record<string, (account: Account) => object>> = {
  sandboxApiKey: ({ apiKey }) => ({ apiKey }),
  sandboxClientCredentials: ({ clientId, clientSecret }) => ({
    oauth2ClientCredentials: { clientId, clientSecret, scopes: ['crm.read'] },
  }),
};

/** A backend of the builder, and the person who works at the provider. */
export class Builder {
  readonly #service: Service;
  readonly #integrations = new Map<string, { id: string; provider: string }>();

  constructor(service: Service) {
    this.#service = service;
  }

  get serverUrl(): string {
    return this.#service.serverUrl;
  }

  get sandboxUrl(): string {
    return this.#service.sandboxUrl;
  }

  /** Calls the service. `surface` is empty for `/v1`. */
  async ask<Body>(method: string, path: string, body?: object, surface = ''): Promise<Body> {
    const { serverUrl, apiKey, project } = this.#service;
    const answer = await fetch(`${serverUrl}${surface}/v1/projects/${project}/${path}`, {
      method,
      headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} was refused: ${answer.status} ${text}`);
    return text === '' ? (undefined as Body) : JSON.parse(text);
  }

  /** Stops the reads of objects that the manifest has no more. */
  deployOver(
    ...integrations: readonly ({ name: string; provider: string } & Readonly<Record<string, unknown>>)[]
  ): Promise<void> {
    return this.#deploy(integrations, '?destructive=true');
  }

  deploy(
    ...integrations: readonly ({ name: string; provider: string } & Readonly<Record<string, unknown>>)[]
  ): Promise<void> {
    return this.#deploy(integrations);
  }

  async #deploy(integrations: readonly { name: string; provider: string }[], query = ''): Promise<void> {
    const manifest = { specVersion: '1.0.0', integrations };
    const path = `integrations:batch${query}`;
    const deployed = await this.ask<{ id: string; name: string }[]>('PUT', path, {
      manifest,
    });
    for (const { id, name } of deployed) {
      const provider = integrations.find((one) => one.name === name)?.provider ?? '';
      this.#integrations.set(name, { id, provider });
    }
  }

  idOf(integration: string): string {
    return this.#integrations.get(integration)?.id ?? '';
  }

  openAccount(): Promise<Account> {
    return controlSandbox(this.sandboxUrl, '/accounts', { name: 'Test account' });
  }

  fault(fault: object): Promise<unknown> {
    return controlSandbox(this.sandboxUrl, '/faults', fault);
  }

  /** A customer who has connected, with an account that nobody else has unless one is given. */
  async connect(groupName: string, integration: string, account?: Account): Promise<Customer> {
    const groupRef = groupName.toLowerCase().replaceAll(/\W+/g, '-');
    const provider = this.#integrations.get(integration)?.provider ?? '';
    const own = account ?? (await this.openAccount());
    const { id } = await this.ask<{ id: string }>('POST', 'connections:generate', {
      provider,
      groupRef,
      groupName,
      consumerRef: `person-of-${groupRef}`,
      ...sent[provider]?.(own),
    });
    return { groupRef, account: own, connectionId: id };
  }

  /** Begins a sign-in. Answers the address that a browser opens. */
  async startSignIn(body: object): Promise<string> {
    const { serverUrl, apiKey, project } = this.#service;
    const answer = await fetch(`${serverUrl}/v1/oauth-connect`, {
      method: 'POST',
      headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
      body: JSON.stringify({ projectIdOrName: project, ...body }),
    });
    return answer.text();
  }

  /** Writes a record. The answer says that it was refused, and so does the operation. */
  async write({ groupRef }: Customer, integration: string, object: string, record: object): Promise<void> {
    const path = `integrations/${this.idOf(integration)}/objects/${object}`;
    const body = { groupRef, mode: 'synchronous', type: 'create', record };
    await this.ask('POST', path, body, '/write').catch(() => undefined);
  }

  /** Calls the service with another key. */
  async use(apiKey: string): Promise<void> {
    const { serverUrl, project } = this.#service;
    await fetch(`${serverUrl}/v1/projects/${project}`, { headers: { 'x-api-key': apiKey } });
  }

  /** Installs an integration. Answers the id of the installation. */
  async install(
    { groupRef, connectionId }: Pick<Customer, 'groupRef' | 'connectionId'>,
    integration: string,
    objects: Objects = ['contacts'],
    more: object = {},
  ): Promise<string> {
    const { id, provider } = this.#integrations.get(integration) ?? { id: '', provider: '' };
    const read = { objects: Object.fromEntries(objects.map((objectName) => [objectName, { objectName }])) };
    const installed = await this.ask<{ id: string }>(
      'POST',
      `integrations/${id}/installations?skipSampling=true`,
      { groupRef, connectionId, config: { content: { provider, read, ...more } } },
    );
    return installed.id;
  }
}
