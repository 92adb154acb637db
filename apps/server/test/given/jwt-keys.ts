import type { CreateJwtKey, Project } from '@dowel/schema';
import { exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import * as jwtKeys from '../../src/people/jwt-keys/service.ts';
import type { GivenWorld } from './given.ts';
import { givenContext } from './given-context.ts';

export function givenJwtKeys(world: GivenWorld) {
  const seconds = () => Math.floor(world.dependencies.now().getTime() / 1000);

  /** A registered key, with its private half to sign with. */
  async function jwtKey({
    project,
    algorithm = 'ES256',
  }: {
    project?: Project;
    algorithm?: CreateJwtKey['algorithm'];
  } = {}) {
    const pair = await generateKeyPair(algorithm, { extractable: true });
    const publicKeyPem = await exportSPKI(pair.publicKey);
    const { kid } = await jwtKeys.create(givenContext(world, project), {
      label: 'Given',
      algorithm,
      publicKeyPem,
    });
    return {
      kid,
      publicKeyPem,
      /** Signs claims as they are and adds none. */
      sign: (claims: JWTPayload, header: { kid?: string; alg?: string } = {}) =>
        new SignJWT(claims).setProtectedHeader({ alg: algorithm, kid, ...header }).sign(pair.privateKey),
    };
  }

  return {
    jwtKey,
    /** A consumer token that is valid for ten minutes from when it was issued. */
    async consumerToken({
      groupRef = 'acme',
      consumerRef = 'ada',
      project,
      issuedAt = seconds(),
      ...names
    }: {
      groupRef?: string;
      consumerRef?: string;
      groupName?: string;
      consumerName?: string;
      project?: Project;
      /** In seconds. Default: now. */
      issuedAt?: number;
    } = {}): Promise<string> {
      const key = await jwtKey(project ? { project } : {});
      return key.sign({ groupRef, consumerRef, ...names, iat: issuedAt, exp: issuedAt + 600 });
    },
    /** Headers that send a consumer token instead of the API key. */
    asConsumer(token: string): Record<string, string | null> {
      return { 'x-api-key': null, authorization: `Bearer ${token}` };
    },
  };
}
