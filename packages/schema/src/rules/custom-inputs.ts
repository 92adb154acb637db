import { limits } from '../limits.ts';
import type { CustomAuthInput } from '../resources/provider-auth-options.ts';
import type { ProviderInfo } from '../resources/providers.ts';
import { ownValue } from './plain-objects.ts';

/** What a person typed for a provider whose auth type is `custom` or `jwt`, keyed by the input's name. */
export type CustomValues = Record<string, string | string[]>;

/** An input that may be left out. */
export type CustomInput = CustomAuthInput & { isOptional?: boolean };

/** A value that is missing or cannot be used, and why, as the end of a sentence. */
export interface UnusableInput {
  name: string;
  /** What people call it. */
  label: string;
  detail: string;
}

/** What a person types to sign in to a provider whose auth type is `custom` or `jwt`. */
export function customInputs({
  authType,
  customOpts,
  jwtOpts,
}: Pick<ProviderInfo, 'authType' | 'customOpts' | 'jwtOpts'>): CustomAuthInput[] {
  return (authType === 'jwt' ? jwtOpts?.inputs : customOpts?.inputs) ?? [];
}

/**
 * Takes the values of `inputs` out of a request. Values that nothing asks for are left out, so that nobody can replace
 * values of the builder by giving them the same name.
 */
export function readCustomValues(
  inputs: readonly CustomInput[],
  sent: Readonly<Record<string, unknown>>,
): { values: CustomValues; unusable: UnusableInput[] } {
  const values: [string, string | string[]][] = [];
  const unusable: UnusableInput[] = [];
  for (const input of inputs) {
    const { name, displayName, isOptional = false } = input;
    const value = ownValue(sent, name);
    if (isUnset(value) && isOptional) continue;
    const detail = problemOf(input, value);
    if (detail === undefined) values.push([name, value as string | string[]]);
    else unusable.push({ name, label: displayName || name, detail });
  }
  return { values: Object.fromEntries(values), unusable };
}

function isUnset(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

function problemOf({ options }: CustomInput, value: unknown): string | undefined {
  if (isUnset(value)) return 'is missing';
  const texts = Array.isArray(value) ? value : [value];
  if (!texts.every((text) => typeof text === 'string')) return 'is neither a text nor a list of texts';
  if (texts.some((text) => text.trim() === '')) return 'is empty';
  if (texts.reduce((sum, text) => sum + text.length, 0) > limits.secret) {
    return `has more than ${limits.secret} characters`;
  }
  const isOffered = (text: string) => options?.some((option) => option.value === text) !== false;
  return texts.every(isOffered) ? undefined : 'is none of the values that the provider offers';
}
