/** Also while a test replaces the one of its process. */
export const { fetch } = globalThis;

/** Calls the server for the package itself, below the address of the project. */
export interface Api {
  get<Result>(path: string): Promise<Result>;
  post<Result>(path: string, body: object): Promise<Result>;
}

export function createApi(projectUrl: string, apiKey: string): Api {
  async function send(method: string, path: string, body?: object) {
    const response = await fetch(projectUrl + path, {
      method,
      headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await response.json();
    if (response.ok) return answer;
    const { detail, causes = [], remedy, builderRemedy = remedy } = answer;
    const words = [detail, ...causes, builderRemedy].filter(Boolean);
    throw new Error(`Dowel refused ${method} ${path}: ${words.join(' ')}`);
  }
  return {
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, body),
  };
}
