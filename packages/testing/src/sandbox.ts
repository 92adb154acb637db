import { fetch } from './api.ts';

/** Juniper CRM, a pretend provider with real OAuth 2 and a real REST API. */
export interface Sandbox {
  /** Where it listens. Its home page says what it can do. */
  readonly url: string;
  /** What signs in to the account `acme` from the start: the credential of the provider `sandboxApiKey`. */
  readonly apiKey: string;
  /** Calls its API as the account `acme`: `sandbox.request('/objects/contacts/records')`. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Uses a switch: `sandbox.control('/faults', { path: '/api/v1', status: 503, times: 1 })`. */
  control(path: string, body: object): Promise<unknown>;
}

const apiKey = 'juniper_demo_acme';

export function createSandbox(url: string): Sandbox {
  return {
    url,
    apiKey,
    request(path, init = {}) {
      const headers = new Headers(init.headers);
      headers.set('x-api-key', apiKey);
      if (init.body !== undefined) headers.set('content-type', 'application/json');
      return fetch(`${url}/api/v1${path}`, { ...init, headers });
    },
    async control(path, body) {
      const response = await fetch(`${url}/control${path}`, { method: 'POST', body: JSON.stringify(body) });
      const text = await response.text();
      if (!response.ok) throw new Error(`The sandbox refused ${path}: ${text}`);
      return text === '' ? undefined : JSON.parse(text);
    },
  };
}
