import { inject } from 'vitest';
import { startConnectedServer } from '../connected-server.ts';
import { attackCatalogue, templatedProviders } from './attack-catalogue.ts';
import { wellProvider } from './well-provider.ts';

export type AttackedWorld = Awaited<ReturnType<typeof startAttackedWorld>>;

/** A server with one of everything, so that hostile requests reach deep code. No call leaves the process. */
export async function startAttackedWorld() {
  const server = await startConnectedServer({
    catalogue: attackCatalogue(inject('sandboxUrl')),
    outgoing: wellProvider,
  });
  const { given, request, projectPath, base } = server;
  for (const provider of Object.keys(templatedProviders)) {
    await given.providerApp({ provider });
  }
  await given.providerApp();
  const groups = Array.from({ length: 10 }, (_, index) => `group${index}`);
  for (const groupRef of groups) await server.connect({ groupRef, apiKey: 'a-key-of-a-person' });
  const installation = await server.install();
  const token = await given.consumerToken();
  const topic = (await request('POST', `${projectPath}/topics`, { name: 'news' })).body;
  return {
    ...server,
    installation,
    /** Groups that have a connection and no installation. */
    groups,
    topicId: String(topic.id),
    operationId: String(
      (await request('GET', `${base}/installations/${installation.id}/operations`)).body.results?.[0]?.id,
    ),
    /** The headers that each kind of caller sends. */
    callers: {
      builder: { 'x-api-key': server.apiKey },
      frontend: { 'x-api-key': await server.makeFrontendKey() },
      consumer: { authorization: `Bearer ${token}` },
      nobody: {},
    } satisfies Record<string, Record<string, string>>,
  };
}
