import { createSimulators } from './app.ts';

/** The answer to a call. The body is read as JSON, if it is JSON. */
export interface DialectAnswer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests know what the provider sends.
  body: any;
}

/** An account of a dialect, and calls with its credential. */
export async function openDialect(provider: string, now = new Date('2026-03-01T12:00:00Z')) {
  const simulators = createSimulators(() => now);
  const send = async (path: string, init: RequestInit): Promise<DialectAnswer> => {
    const answer = await simulators.request(path, init);
    const { status, headers } = answer;
    const text = await answer.text();
    const isJson = /json/.test(headers.get('content-type') ?? '');
    return { status, headers, body: isJson && text ? JSON.parse(text) : text };
  };
  const control = (method: string, path: string, body?: unknown) =>
    send(`http://localhost/control/dialects/${provider}/accounts${path}`, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
  const { body: account } = await control('POST', '');
  return {
    account: account as { account: string; accessToken: string; refreshToken: string },
    /** A control call about the account, such as `('PUT', '/quirks', {…})`. */
    control: (method: string, path: string, body?: unknown) =>
      control(method, `/${account.account}${path}`, body),
    /** A call of the API. A text or form body is sent as it is, anything else as JSON. */
    call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
      const isPlain = body === undefined || typeof body === 'string' || body instanceof URLSearchParams;
      return send(`http://localhost/dialects/${provider}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${account.accessToken}`,
          ...(!isPlain && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: isPlain ? (body as string) : JSON.stringify(body) }),
      });
    },
  };
}

/** The same at a time, with records that changed one after the other, the last one now. */
export async function openSeeded(
  provider: string,
  now: number,
  counts: Readonly<Record<string, number>> = {},
) {
  const opened = await openDialect(provider);
  const set = (quirks: object) => opened.control('PUT', '/quirks', { now, ...quirks });
  await set({});
  const ids: Record<string, string[]> = {};
  for (const [name, count] of Object.entries(counts)) {
    const at = `/objects/${encodeURIComponent(name)}/records`;
    ids[name] = (await opened.control('POST', at, { count, everyMs: 1000 })).body.ids;
  }
  return { ...opened, set, ids };
}
