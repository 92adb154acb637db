import type { KeyObject } from 'node:crypto';
import type { AccessTokenHeader, JwtAlgorithm, ProviderInfo } from '@dowel/schema';
import type { CustomInput } from '@dowel/schema/rules';
import type { Credentials } from '../credentials.ts';
import type { TemplateValues } from '../strategy.ts';

/** A token to sign. When it is signed, it gets its times and an id. */
export interface Assertion {
  algorithm: JwtAlgorithm | 'PS256';
  /** A private key, or the bytes of a shared secret. */
  key: KeyObject | Uint8Array;
  keyId?: string | undefined;
  claims: Readonly<Record<string, unknown>>;
  lifetimeSeconds: number;
}

/** What a provider wants to be signed with a person's own key, and what it is sent for. */
export interface SignedProvider {
  /** What people type: the inputs of the entry, and what else `toAssertion` reads. */
  inputs(entry: ProviderInfo): readonly CustomInput[];
  /** Where a signed token is exchanged for an access token. Undefined when requests carry the signed token itself. */
  tokenAddress(entry: ProviderInfo): string | undefined;
  /** @throws {ProviderAuthError} when what was typed cannot be used. */
  toAssertion(source: AssertionSource): Assertion;
  /** The token request. By default, the grant of RFC 7523. */
  toGrant?(signed: string): { grantType: string; parameters: Record<string, string> };
  /** Scopes to ask the token endpoint for, when they are no claim. */
  scopes?(entry: ProviderInfo): readonly string[];
  /** The header of requests that carries the token. `Authorization: Bearer` when absent. */
  header?(entry: ProviderInfo): AccessTokenHeader | undefined;
  /** Other headers of each request. They hold no secrets. */
  otherHeaders?: Readonly<Record<string, string>>;
}

export interface AssertionSource {
  /** The provider with its placeholders filled. */
  provider: ProviderInfo;
  credentials: Credentials;
  values: TemplateValues;
}

/** The value of an input as one text. Lists are joined with spaces. Empty when it was left out. */
export function textOf({ customAuth }: Credentials, name: string): string {
  const value = Object.hasOwn(customAuth ?? {}, name) ? customAuth?.[name] : undefined;
  return (Array.isArray(value) ? value.join(' ') : (value ?? '')).trim();
}

/** The inputs of an entry, and those of `read` that it does not list. */
export function withDeclared({ customOpts }: ProviderInfo, read: readonly CustomInput[]): CustomInput[] {
  const declared = customOpts?.inputs ?? [];
  const isDeclared = ({ name }: CustomInput) => declared.some((input) => input.name === name);
  return [...declared, ...read.filter((input) => !isDeclared(input))];
}
