import type { Connection, MetadataInput, ProviderInfo } from '@dowel/schema';
import { baseUrlOf, metadataInputs, missingMetadata, moduleOf } from '@dowel/schema/rules';
import type { FormField, FormValues } from './form-field.ts';

/** The boxes for the facts a provider needs about an account, filled with the known or default values. */
export function metadataFields(
  provider: ProviderInfo,
  module: string | undefined,
  connection?: Connection,
): FormField[] {
  const missing = missingMetadata(provider, module, undefined);
  return metadataInputs(provider, module).map((input) => ({
    id: fieldId(input),
    label: input.displayName || input.name,
    kind: 'text',
    // The other inputs have defaults.
    isRequired: missing.some(({ name }) => name === input.name),
    prompt: input.prompt,
    docsURL: input.docsURL,
    initialValue: knownValue(input, connection) ?? input.defaultValue ?? '',
    suffix: suffixOf(input, baseUrlOf(provider, moduleOf(provider, module))),
  }));
}

/** The rest of the host that an address starts with the input, such as `.deskhand.example`. */
function suffixOf({ name }: MetadataInput, address: string): string | undefined {
  const [, input, rest] = /^https:\/\/{{\s*\.(\w+)\s*}}(\.[\w.-]+)/.exec(address) ?? [];
  return input === name ? rest : undefined;
}

function knownValue({ name }: MetadataInput, connection: Connection | undefined): string | undefined {
  const known = connection?.providerMetadata?.[name]?.value;
  return known ?? (name === 'workspace' ? connection?.providerWorkspaceRef : undefined);
}

/** The typed values, by the name of the metadata input. */
export function metadataValues(
  provider: ProviderInfo,
  module: string | undefined,
  values: FormValues,
): Record<string, string> {
  return Object.fromEntries(
    metadataInputs(provider, module).map((input) => [input.name, values[fieldId(input)]?.trim() ?? '']),
  );
}

function fieldId({ name }: MetadataInput): string {
  return `metadata.${name}`;
}
