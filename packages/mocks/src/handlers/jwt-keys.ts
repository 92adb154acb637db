import type { CreateJwtKey, JwtKey } from '@dowel/schema';
import {
  jwtKeyInvalidProblem,
  plainResources,
  publicKeyPemFault,
  updatableMembers,
} from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { MockProblem } from '../mock-problem.ts';
import { newRow, plainRows } from '../plain-rows.ts';
import { applyUpdateMask } from '../update-mask.ts';

const families: Record<CreateJwtKey['algorithm'], JwtKey['algorithm']> = {
  RS256: 'RSA',
  ES256: 'EC',
  EdDSA: 'OKP',
};

const rows = plainRows<JwtKey>(
  (store) => store.jwtKeys,
  plainResources.jwtKeys,
  ({ id }) => id,
);

/** Answers the endpoints of JWT keys as the service does. Checks the outer form of a PEM, not the key in it. */
export const jwtKeys = {
  listJwtKeys: (call) => rows.list(call).filter((key) => !call.query.active || key.active),

  createJwtKey(call) {
    const { label, algorithm, publicKeyPem } = call.body;
    assertPublicKey(publicKeyPem);
    const own = newRow(call);
    const { id: kid } = rows.insert(call, {
      ...own,
      label,
      algorithm: families[algorithm],
      publicKeyPem,
      active: true,
      updateTime: own.createTime,
    });
    return { kid };
  },

  getJwtKey: (call) => rows.get(call, call.params.keyId),

  updateJwtKey(call) {
    const { updateMask, jwtKey } = call.body;
    const changes = applyUpdateMask(updateMask, jwtKey, updatableMembers.jwtKey, {
      missingValueStatus: 422,
    });
    return rows.change(call, call.params.keyId, { ...changes, updateTime: call.store.timestamp() });
  },

  deleteJwtKey(call) {
    rows.remove(call, call.params.keyId);
    return undefined;
  },
} satisfies Partial<Answers>;

function assertPublicKey(pem: string): void {
  const fault = publicKeyPemFault(pem);
  if (fault !== undefined) throw new MockProblem('jwt_key_invalid', jwtKeyInvalidProblem(fault));
}
