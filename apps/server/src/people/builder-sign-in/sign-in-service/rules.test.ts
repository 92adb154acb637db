import { expect, it } from 'vitest';
import { Claims, isAllowed } from './rules.ts';

it.each([
  [{ email_verified: true }, true],
  [{ email_verified: 'true' }, true],
  [{ xms_edov: true }, true],
  [{ xms_edov: '1' }, true],
  [{ xms_edov: false }, false],
  [{ xms_edov: '0' }, false],
  [{ email_verified: false, xms_edov: true }, false],
  [{ xms_edov: 'yes' }, undefined],
  [{}, undefined],
])('takes %j for an address that is verified: %s', (claims, isVerified) => {
  expect(Claims.parse(claims).email_verified).toBe(isVerified);
});

it.each([
  ['ada@BÜCHER.example', true],
  ['ada@xn--bcher-kva.example.', true],
  ['ada@bücher.example/evil.example', false],
  ['https://bücher.example/@evil.example', false],
])('lets %s in where only bücher.example may sign in: %s', (email, isIn) => {
  expect(isAllowed({ email, email_verified: true }, ['xn--bcher-kva.example'])).toBe(isIn);
});
