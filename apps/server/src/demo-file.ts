import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DemoProject } from './db/seed/demo.ts';
import type { Env } from './env.ts';

/** What people and scripts need to start at once with the demo project. */
export function toDemoFile(env: Env, demo: DemoProject) {
  return {
    serverUrl: env.publicOrigin,
    baseUrl: `${env.publicOrigin}/v1`,
    sandboxUrl: env.sandboxUrl,
    playgroundUrl: `http://localhost:${env.playgroundPort}`,
    project: demo.project,
    apiKey: demo.apiKey,
    frontendApiKey: demo.frontendApiKey,
    jwtKey: demo.jwtKey,
    integrations: { oauth: 'crm-sync', apiKey: 'crm-sync-key' },
    groupRef: 'acme',
    groupName: 'Acme Inc',
    consumerRef: 'ada',
    consumerName: 'Ada',
    callbackUrl: `${env.publicOrigin}/callbacks/v1/oauth`,
  };
}

/** Writes the file so that only its owner can read it: it holds a private key. */
export function writeDemoFile(file: string, content: ReturnType<typeof toDemoFile>): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  // The mode above counts only for a new file.
  chmodSync(file, 0o600);
}
