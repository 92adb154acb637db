import { expect, it } from 'vitest';
import { Claims } from './rules.ts';

it.each([
  [{ email_verified: true }, true],
  [{ email_verified: 'true' }, true],
  [{ xms_edov: true }, true],
  [{ xms_edov: false }, false],
  [{ email_verified: false, xms_edov: true }, false],
  [{ xms_edov: 'yes' }, undefined],
  [{}, undefined],
])('takes %j for an address that is verified: %s', (claims, isVerified) => {
  expect(Claims.parse(claims).email_verified).toBe(isVerified);
});
