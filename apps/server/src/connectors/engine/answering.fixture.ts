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
