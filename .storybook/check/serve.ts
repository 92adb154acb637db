import { preview } from 'vite';

/** Serves a built Storybook on a free port of this machine. */
export async function serveStorybook(
  folder: string,
): Promise<{ address: string; close: () => Promise<void> }> {
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error(`The server for ${folder} got no address.`);
  return { address, close: () => server.close() };
}
