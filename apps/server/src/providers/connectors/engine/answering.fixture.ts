import { SecretsInUse } from '../../provider-words/secrets-in-use.ts';
import type { ProviderFetch } from './call.ts';

/** A provider that gives the same response to every request, and remembers the requests. */
export function answering(answer: {
  status?: number;
  body?: unknown;
  text?: string;
  /** The secrets that the calls are made with. */
  secrets?: string[];
}) {
  const calls: string[] = [];
  const fetch: ProviderFetch = async (path) => {
    calls.push(path);
    const text = answer.text ?? JSON.stringify(answer.body);
    const response = new Response(text, { status: answer.status ?? 200 });
    return Object.assign(response, { secrets: new SecretsInUse(answer.secrets ?? []) });
  };
  return { calls, fetch };
}

/** What a pretend provider answers to one request. */
export interface PretendAnswer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A provider at `https://oak.example/base` that looks at each request, and remembers the requests. */
export function serving(answerTo: (request: Request, url: URL) => PretendAnswer | Promise<PretendAnswer>) {
  const requests: Request[] = [];
  const fetch: ProviderFetch = async (path, init) => {
    const address = /^https?:/.test(path) ? path : `https://oak.example/base${path}`;
    const request = new Request(address, init);
    requests.push(request.clone());
    const { status = 200, body, headers } = await answerTo(request, new URL(address));
    const response = new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      ...(headers && { headers }),
    });
    return Object.assign(response, { secrets: new SecretsInUse([]), address });
  };
  return { requests, fetch };
}
