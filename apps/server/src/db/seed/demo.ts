import { exportPKCS8, exportSPKI, generateKeyPair } from 'jose';
import type { PublicContext } from '../../context.ts';
import { enterProject } from '../../context.ts';
import * as apiKeys from '../../features/api-keys/service.ts';
import * as jwtKeys from '../../features/jwt-keys/service.ts';
import * as projects from '../../features/projects/service.ts';

/** The keys of the demo project. The private key exists here and in `.dowel/demo.json` only. */
export interface DemoProject {
  readonly project: string;
  readonly apiKey: string;
  readonly frontendApiKey: string;
  readonly jwtKey: { readonly kid: string; readonly privateKeyPem: string; readonly algorithm: 'ES256' };
}

/** Who makes the demo project's first records. */
const seeder = { kind: 'system', id: 'demo-seed' } as const;

/** Makes the project "demo", in one transaction; undefined when there is one already. */
export async function seedDemo(context: PublicContext): Promise<DemoProject | undefined> {
  return context.transaction(async (tx) => {
    const made = await makeProject(tx);
    if (!made) return undefined;
    const inDemo = enterProject(tx, made, seeder);
    const full = await apiKeys.create(inDemo, { label: 'Demo backend', scopes: ['full'] });
    const frontend = await apiKeys.create(inDemo, { label: 'Demo page', scopes: ['frontend'] });
    const pair = await generateKeyPair('ES256', { extractable: true });
    const publicKeyPem = await exportSPKI(pair.publicKey);
    const { kid } = await jwtKeys.create(inDemo, { label: 'Demo backend', algorithm: 'ES256', publicKeyPem });
    const privateKeyPem = await exportPKCS8(pair.privateKey);
    return {
      project: made.name,
      apiKey: full.key,
      frontendApiKey: frontend.key,
      jwtKey: { kid, privateKeyPem, algorithm: 'ES256' },
    };
  });
}

async function makeProject(context: PublicContext) {
  if (await projects.exists(context, 'demo')) return undefined;
  return projects.create(context, { name: 'demo', appName: 'Ridgeline' });
}
