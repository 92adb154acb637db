import type { CreateJwtKey, JwtKey } from '@dowel/schema';
import { jwtKeyInvalidProblem, jwtKeyNotFoundProblem, updatableMembers } from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import type { Caller } from '../caller.ts';
import { MockProblem } from '../mock-problem.ts';
import { found } from '../not-found.ts';
import type { MockStore } from '../store.ts';
import { applyUpdateMask } from '../update-mask.ts';

const families: Record<CreateJwtKey['algorithm'], JwtKey['algorithm']> = {
  RS256: 'RSA',
  ES256: 'EC',
  EdDSA: 'OKP',
};

/** JWT keys, as the service answers them. Only the frame of a PEM is looked at. */
export const jwtKeys = {
  listJwtKeys({ store, caller, query }) {
    return store.jwtKeys.filter(
      (key) => key.projectId === caller.project.id && (!query.active || key.active),
    );
  },

  createJwtKey({ store, caller, body: { label, algorithm, publicKeyPem } }) {
    assertPublicKey(publicKeyPem);
    const createTime = store.timestamp();
    const key: JwtKey = {
      id: store.newId(),
      projectId: caller.project.id,
      label,
      algorithm: families[algorithm],
      publicKeyPem,
      active: true,
      createTime,
      updateTime: createTime,
    };
    store.jwtKeys.push(key);
    return { kid: key.id };
  },

  getJwtKey({ store, caller, params }) {
    return getKey(store, caller, params.keyId);
  },

  updateJwtKey({ store, caller, params, body }) {
    const key = getKey(store, caller, params.keyId);
    const masked = applyUpdateMask(body.updateMask, body.jwtKey, updatableMembers.jwtKey, 422);
    return Object.assign(key, masked, { updateTime: store.timestamp() });
  },

  deleteJwtKey({ store, caller, params }) {
    const { id } = getKey(store, caller, params.keyId);
    store.jwtKeys = store.jwtKeys.filter((key) => key.id !== id);
    return undefined;
  },
} satisfies Partial<Answers>;

function getKey(store: MockStore, { project }: Caller, id: string): JwtKey {
  const key = store.jwtKeys.find((one) => one.id === id && one.projectId === project.id);
  return found(key, 'jwt_key_not_found', jwtKeyNotFoundProblem());
}

function assertPublicKey(pem: string): void {
  if (/^\s*-----BEGIN PUBLIC KEY-----[\s\S]+-----END PUBLIC KEY-----\s*$/.test(pem)) return;
  throw new MockProblem('jwt_key_invalid', jwtKeyInvalidProblem('is not a public key in PEM'));
}
