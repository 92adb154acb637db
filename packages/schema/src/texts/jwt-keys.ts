import type { JwtKey } from '../resources/jwt-keys.ts';
import { createTime, ids, updateTime } from './examples.ts';
import type { ResourceTexts } from './operation-text.ts';

const publicKeyPem =
  '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=\n-----END PUBLIC KEY-----\n';
const jwtKey: JwtKey = {
  id: ids.jwtKey,
  projectId: ids.project,
  label: 'Backend 2026',
  algorithm: 'OKP',
  publicKeyPem,
  active: true,
  createTime,
  updateTime: createTime,
};

export const jwtKeysTexts = {
  tag: 'JWT keys',
  description:
    'A JWT key is the public half of a key pair. Your backend signs consumer tokens with the private half, and the service checks them with the public half.',
  operations: {
    createJwtKey: {
      summary: 'Register a public key',
      description:
        'Answers the `kid` that consumer tokens must name. Takes RSA of at least 2048 bits, EC P-256 and Ed25519. Never send a private key. Writes an entry to the audit log.',
      body: { label: 'Backend 2026', algorithm: 'EdDSA', publicKeyPem },
      answer: { kid: ids.jwtKey },
    },
    listJwtKeys: {
      summary: 'List the JWT keys of a project',
      description: '`active=true` leaves out those that are switched off.',
      answer: [jwtKey],
    },
    getJwtKey: {
      summary: 'Get a JWT key',
      description: 'Shows the public key and whether it is switched on.',
      answer: jwtKey,
    },
    updateJwtKey: {
      summary: 'Change a JWT key',
      description:
        'Renames a key or switches it off or on. Tokens of a key that is switched off are refused from the next request on. Writes an entry to the audit log.',
      body: { updateMask: ['active'], jwtKey: { active: false } },
      answer: { ...jwtKey, active: false, updateTime },
    },
    deleteJwtKey: {
      summary: 'Delete a JWT key',
      description:
        'Tokens that were signed with it are refused from now on. This cannot be undone. Writes an entry to the audit log.',
    },
  },
} satisfies ResourceTexts;
