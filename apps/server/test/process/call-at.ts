/** Sends JSON to a server in another process, and parses its answer if that is JSON. */
export function callAt(url: string, headers: Record<string, string>) {
  return async (method: string, path: string, body?: unknown, more: Record<string, string> = {}) => {
    const response = await fetch(url + path, {
      method,
      headers: { ...headers, 'content-type': 'application/json', ...more },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, body: isJson ? JSON.parse(text) : text };
  };
}

/** Answers the body alone, and fails when the server refuses. */
export function mustCallAt(url: string, headers: Record<string, string>) {
  const call = callAt(url, headers);
  return async (...request: Parameters<typeof call>) => {
    const { status, body } = await call(...request);
    if (status >= 300)
      throw new Error(`${request[0]} ${request[1]} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };
}
