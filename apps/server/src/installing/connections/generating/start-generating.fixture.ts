import { authorizedFetch } from '../../../../test/authorized-fetch.ts';
import { startTestServer, type TestServerOptions } from '../../../../test/start-test-server.ts';

interface Options extends Omit<TestServerOptions, 'outgoing'> {
  /** How every provider answers. Otherwise the server sends real requests. */
  readonly answer?: (request: Request) => Response | Promise<Response>;
}

/** A server, what it has sent to providers, and the connections of one group. */
export async function startGenerating({ answer, ...options }: Options) {
  const seen: Request[] = [];
  const server = await startTestServer({
    ...options,
    ...(answer && {
      outgoing: async (url, init) => {
        const request = new Request(url, init);
        seen.push(request);
        return answer(request);
      },
    }),
  });
  const connections = `/v1/projects/${server.project.id}/connections`;
  return {
    ...server,
    seen,
    connections,
    generate: (body: object, headers?: Record<string, string | null>) =>
      server.request(
        'POST',
        `${connections}:generate`,
        { groupRef: 'acme', consumerRef: 'ada', ...body },
        headers,
      ),
    list: async () => (await server.request('GET', connections)).body,
    call: (id: string, path = '/things') => authorizedFetch(server.context(), id)(path),
  };
}
