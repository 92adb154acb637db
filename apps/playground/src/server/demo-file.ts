import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const DemoFile = z.object({
  baseUrl: z.url(),
  project: z.string(),
  /** Of scope "full": for backends only. */
  apiKey: z.string(),
  jwtKey: z.object({
    kid: z.string(),
    privateKeyPem: z.string(),
    algorithm: z.enum(['RS256', 'ES256', 'EdDSA']),
  }),
  integrations: z.object({ oauth: z.string(), apiKey: z.string() }),
});
export type DemoFile = z.infer<typeof DemoFile>;

/**
 * What a real product keeps in its own configuration: the project, and the private key that signs tokens. Here the
 * server's demo seed wrote it to a file. We read the file each time, because a fresh database has other keys.
 */
export async function readDemoFile(): Promise<DemoFile> {
  const path =
    process.env.DOWEL_DEMO_FILE ?? fileURLToPath(new URL('../../../../.dowel/demo.json', import.meta.url));
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (cause) {
    throw new Error(
      `${path} is not there, so the playground knows no project. Start the server first: npm start.`,
      {
        cause,
      },
    );
  }
  return DemoFile.parse(JSON.parse(text));
}
