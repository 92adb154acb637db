import type { CustomAuthInput, ProviderInfo } from '@dowel/schema';
import { customInputs } from '@dowel/schema/rules';
import type { FormField, FormValues } from './form-field.ts';

/** The boxes that a catalogue entry describes itself, for the auth types `custom` and `jwt`. */
export function customFields(provider: ProviderInfo): FormField[] {
  return customInputs(provider).map((input) => ({
    id: `customAuth.${input.name}`,
    label: input.displayName || input.name,
    kind: kindOf(input, provider),
    isRequired: true,
    prompt: input.prompt,
    docsURL: input.docsURL,
    options: input.options,
  }));
}

/** The typed values, by the name of the input. */
export function customValues(provider: ProviderInfo, values: FormValues): Record<string, string> {
  return Object.fromEntries(
    customInputs(provider).map(({ name }) => [name, values[`customAuth.${name}`]?.trim() ?? '']),
  );
}

function kindOf(
  { name, displayName, fieldType, options }: CustomAuthInput,
  { jwtOpts }: ProviderInfo,
): FormField['kind'] {
  if (fieldType === 'fieldTypeSelect' && options) return 'choice';
  // Only a private key is a PEM file. With HS256, the key is a shared secret.
  const isSigningKey = name === jwtOpts?.key && jwtOpts.algorithm !== 'HS256';
  if (isSigningKey || [name, displayName].some((words) => keyFile.test(words))) return 'key';
  return fieldType === 'fieldTypeText' ? 'text' : 'secret';
}

/** A box with one line would lose the line breaks of a key file. Ids and passwords of keys have one line. */
const keyFile = /(private|service.?account).?key\b(?! ?(id|pass))|\b(pem|json|certificate)\b/i;
