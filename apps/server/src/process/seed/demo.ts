import type { ManifestInput } from '@dowel/schema';
import { exportPKCS8, exportSPKI, generateKeyPair } from 'jose';
import { type Context, enterProject, type PublicContext } from '../../context.ts';
import * as apiKeys from '../../people/api-keys/service.ts';
import * as jwtKeys from '../../people/jwt-keys/service.ts';
import * as projects from '../../people/projects/service.ts';
import { demoManifest } from './demo-manifest.ts';
import { type DemoOffer, seedDemoOffer } from './demo-offer.ts';

/** The keys of the demo project. The private key is stored only in the demo file. */
export interface DemoKeys {
  readonly project: string;
  readonly apiKey: string;
  readonly frontendApiKey: string;
  readonly jwtKey: { readonly kid: string; readonly privateKeyPem: string; readonly algorithm: 'RS256' };
}

/** The demo project that a start has found or created. */
export interface SeededDemo {
  readonly keys: DemoKeys;
  /** Absent without a sandbox. */
  readonly offer: DemoOffer | undefined;
}

/** The actor that creates the demo project's first records. */
const seeder = { kind: 'system', id: 'demo-seed' } as const;

/**
 * Creates the project "demo" with its keys and its offer, except what exists already.
 * @param known the keys of an earlier start. The private key cannot be read from the database. If it is missing here, a
 * new key pair is created.
 */
export function seedDemo(
  context: PublicContext,
  known: DemoKeys | undefined,
  manifest: ManifestInput = demoManifest,
): Promise<SeededDemo> {
  return context.transaction(async (tx) => {
    const project =
      (await projects.findByName(tx, 'demo')) ??
      (await projects.create(tx, { name: 'demo', appName: 'Ridgeline' }));
    const demo = enterProject(tx, project, seeder);
    const offer = await seedDemoOffer(demo, manifest);
    const keys = {
      project: project.name,
      apiKey: await apiKeyOf(demo, 'full', 'Demo backend'),
      frontendApiKey: await apiKeyOf(demo, 'frontend', 'Demo pages'),
      jwtKey: await jwtKeyOf(demo, known),
    };
    return { keys, offer };
  });
}

async function apiKeyOf(demo: Context, scope: 'full' | 'frontend', label: string): Promise<string> {
  const { items: keys } = await apiKeys.list(demo, { active: true });
  const existing = keys.find((key) => key.label === label);
  return (existing ?? (await apiKeys.create(demo, { label, scopes: [scope] }))).key;
}

async function jwtKeyOf(demo: Context, known: DemoKeys | undefined): Promise<DemoKeys['jwtKey']> {
  const { items: registered } = await jwtKeys.list(demo, { active: true });
  if (known && registered.some((key) => key.id === known.jwtKey.kid)) return known.jwtKey;

  const pair = await generateKeyPair('RS256', { extractable: true });
  const publicKeyPem = await exportSPKI(pair.publicKey);
  const { kid } = await jwtKeys.create(demo, { label: 'Demo backend', algorithm: 'RS256', publicKeyPem });
  return { kid, privateKeyPem: await exportPKCS8(pair.privateKey), algorithm: 'RS256' };
}
