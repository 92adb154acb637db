import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';
import type { Env } from './env.ts';
import type { DemoKeys } from './seed/demo.ts';

const Keys = z.object({
  project: z.string(),
  apiKey: z.string(),
  frontendApiKey: z.string(),
  jwtKey: z.object({ kid: z.string(), privateKeyPem: z.string(), algorithm: z.literal('RS256') }),
});

/** The keys a demo file holds; undefined when there is none, or none that today's demo would make. */
export function readDemoFile(file: string): DemoKeys | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return Keys.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

/** Writes what people and scripts need to start at once. Only its owner can read it: it holds a private key. */
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
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  // The mode above counts only for a new file.
  chmodSync(file, 0o600);
}
