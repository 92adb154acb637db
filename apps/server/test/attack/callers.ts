import { type Access, ApiKeyScope, OrgRole, type Wire } from '@dowel/schema';
import { operationsOfRole, operationsOfScope } from '@dowel/schema/rules';
import type { Victim } from './victim.ts';

/** A caller, and the answers it may get. */
export interface MatrixCaller {
  readonly name: string;
  readonly headers: Readonly<Record<string, string | null>>;
  /** What the caller may see: nothing, things of another project or group, or the victim's own things. */
  readonly sees: 'nothing' | 'otherProject' | 'otherGroup' | 'own';
  /** The project in the address: the victim's, or the caller's own. The ids in the address are always the victim's. */
  readonly projectId: string;
  /** The levels of access that this caller has. */
  readonly may: readonly Access[];
  /** Whether it is the person whose own things the victim has. Absent: no person. */
  readonly isPerson?: boolean;
  /** The operations that it may call beside those. */
  readonly alsoMay?: readonly string[];
}

const forConsumers: readonly Access[] = ['public', 'consumer', 'token'];
const forPages: readonly Access[] = ['public', 'consumer'];
const forKeys: readonly Access[] = ['public', 'consumer', 'token', 'full'];
const forBuilders: readonly Access[] = [...forKeys, 'builder'];

/** Every kind of caller: with no, wrong, disabled, expired or foreign credentials, and with the victim's own. */
export async function callersOf(victim: Victim): Promise<MatrixCaller[]> {
  const { server, groupRef, consumerRef } = victim;
  const { given } = server;
  const other = await given.project();
  const switchedOff = await switchedOffKey(victim);
  const key = await given.jwtKey();
  const [foreignKey, now] = [
    await given.jwtKey({ project: other }),
    Math.floor(server.now().getTime() / 1000),
  ];
  const claims = { groupRef, consumerRef, iat: now, exp: now + 300 };
  const apiKey = (value: string) => ({ 'x-api-key': value });
  const bearer = (token: string) => ({ 'x-api-key': null, authorization: `Bearer ${token}` });

  const strangers: Omit<MatrixCaller, 'projectId'>[] = [
    {
      name: 'the full key of another project',
      headers: apiKey(await given.apiKey({ project: other })),
      sees: 'otherProject',
      may: forKeys,
    },
    {
      name: 'the frontend key of another project',
      headers: apiKey(await given.apiKey({ project: other, scopes: ['frontend'] })),
      sees: 'otherProject',
      may: forPages,
    },
    {
      name: 'a token of another project for a group of the same name',
      headers: bearer(await foreignKey.sign(claims)),
      sees: 'otherProject',
      may: forConsumers,
    },
  ];
  const others: Omit<MatrixCaller, 'projectId'>[] = [
    { name: 'nobody', headers: { 'x-api-key': null }, sees: 'nothing', may: ['public'] },
    { name: 'a wrong key', headers: apiKey('dowel_full_wrong'), sees: 'nothing', may: ['public'] },
    { name: 'a key that is switched off', headers: apiKey(switchedOff), sees: 'nothing', may: ['public'] },
    {
      name: 'an expired token',
      headers: bearer(await key.sign({ ...claims, iat: now - 900, exp: now - 300 })),
      sees: 'nothing',
      may: ['public'],
    },
    {
      name: 'a token that another project signed under the id of our key',
      headers: bearer(await foreignKey.sign(claims, { kid: key.kid })),
      sees: 'nothing',
      may: ['public'],
    },
    {
      name: 'a token of another group',
      headers: bearer(await key.sign({ ...claims, groupRef: 'attackers' })),
      sees: 'otherGroup',
      may: forConsumers,
    },
    {
      name: 'a token of the group',
      headers: bearer(await key.sign(claims)),
      sees: 'own',
      may: forConsumers,
      isPerson: true,
    },
    {
      name: 'a token of a colleague',
      headers: bearer(await key.sign({ ...claims, consumerRef: 'colleague' })),
      sees: 'own',
      may: forConsumers,
      isPerson: false,
    },
    { name: 'the frontend key', headers: apiKey(await server.makeFrontendKey()), sees: 'own', may: forPages },
    {
      name: 'a key that has expired',
      headers: apiKey(await given.apiKey({ expireTime: new Date(server.now().getTime() + 1000) })),
      sees: 'nothing',
      may: ['public'],
    },
  ];
  // No key is made whose time is over.
  server.advanceClock(2000);
  for (const scope of ApiKeyScope.exclude(['full', 'frontend']).options) {
    others.push({
      name: `a key of scope ${scope}`,
      headers: apiKey(await given.apiKey({ scopes: [scope] })),
      sees: 'own',
      may: ['public'],
      alsoMay: operationsOfScope[scope],
    });
  }
  const elsewhere = await given.integration({ name: 'elsewhere' });
  for (const [name, limits] of Object.entries({
    'a full key for another integration': { integrationIds: [elsewhere.id] },
    'a full key for another address': { allowedAddresses: ['203.0.113.7'] },
  })) {
    others.push({ name, headers: apiKey(await limitedKey(victim, limits)), sees: 'own', may: ['public'] });
  }
  for (const role of OrgRole.exclude(['owner', 'member']).options) {
    others.push({
      name: `a ${role} of the org`,
      headers: (await given.builder({ orgId: server.project.orgId, role })).headers,
      sees: 'own',
      may: ['public'],
      alsoMay: operationsOfRole[role],
    });
  }
  // These may delete the project, so they come after those who may not.
  others.push(
    { name: 'the full key', headers: {}, sees: 'own', may: forKeys },
    { name: 'a builder of the org', headers: victim.owner.headers, sees: 'own', may: forBuilders },
  );
  const closed = await given.builder({ orgId: server.project.orgId });
  await server.request('DELETE', '/v1/my-sessions/current', undefined, closed.headers);
  others.push({
    name: 'a session that has ended',
    headers: closed.headers,
    sees: 'nothing',
    may: ['public'],
  });
  const removed = await given.builder({ orgId: server.project.orgId });
  const path = `/v1/orgs/${server.project.orgId}/memberships/${removed.id}`;
  await server.request('DELETE', path, undefined, removed.headers);
  strangers.push(
    {
      name: 'a builder of another org',
      headers: (await given.builder({ orgId: other.orgId })).headers,
      sees: 'otherProject',
      may: forBuilders,
    },
    {
      name: 'a builder who was removed from the org',
      headers: removed.headers,
      sees: 'otherProject',
      may: forBuilders,
    },
    {
      name: 'a builder without an org',
      headers: victim.attacker.headers,
      sees: 'otherProject',
      may: forBuilders,
    },
  );
  return [
    ...[...others, ...strangers].map((caller) => ({ ...caller, projectId: server.project.id })),
    ...strangers.map((caller) => ({
      ...caller,
      name: `${caller.name}, in its own project`,
      projectId: other.id,
    })),
  ];
}

/** Whether the endpoint accepts this kind of credentials at all. It does not matter who owns them. */
export function opens({ may, alsoMay = [] }: MatrixCaller, { access, operation }: Wire): boolean {
  return may.includes(access) || alsoMay.includes(operation);
}

async function switchedOffKey(victim: Victim): Promise<string> {
  const { request, project } = victim.server;
  const key = await limitedKey(victim, {});
  await request('PATCH', `/v1/projects/${project.id}/api-keys/${key}`, {
    updateMask: ['active'],
    apiKey: { active: false },
  });
  return key;
}

async function limitedKey({ server }: Victim, limits: object): Promise<string> {
  const { request, project } = server;
  const { body } = await request('POST', `/v1/projects/${project.id}/api-keys`, {
    label: 'Limited',
    ...limits,
  });
  return body.key;
}
