import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';
import type { Env } from '../../platform/env/env.ts';
import { withFile } from '../../platform/make-data-folder.ts';
import type { DemoKeys } from './demo.ts';

const Keys = z.object({
  project: z.string(),
  apiKey: z.string(),
  frontendApiKey: z.string(),
  jwtKey: z.object({ kid: z.string(), privateKeyPem: z.string(), algorithm: z.literal('RS256') }),
});

/** The keys in a demo file. Undefined if there is no file, or if its keys do not have today's format. */
export function readDemoFile(file: string): DemoKeys | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return Keys.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

/**
 * Writes what people and scripts need to start at once. Only the owner can read the file, because it contains a private
 * key. It is replaced as a whole, so that it is never half written.
 */
export function writeDemoFile(file: string, env: Env, keys: DemoKeys): void {
  const content = {
    serverUrl: env.publicUrl,
    baseUrl: `${env.publicUrl}/v1`,
    sandboxUrl: env.sandboxUrl,
    playgroundUrl: `http://localhost:${env.playgroundPort}`,
    ...keys,
    integrations: { oauth: 'crm-sync', apiKey: 'crm-sync-key' },
    groupRef: 'acme',
    groupName: 'Acme Inc',
    consumerRef: 'ada',
    consumerName: 'Ada',
    callbackUrl: `${env.publicUrl}/callbacks/v1/oauth`,
  };
  withFile(`The file for the keys of the demo, ${file},`, 'DOWEL_DEMO_FILE', () => {
    mkdirSync(dirname(file), { recursive: true });
    const written = `${file}.${randomUUID()}`;
    try {
      writeFileSync(written, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
      renameSync(written, file);
    } finally {
      rmSync(written, { force: true });
    }
  });
}
