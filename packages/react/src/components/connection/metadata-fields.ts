import type { Connection, MetadataInput, ProviderInfo } from '@dowel/schema';
import { metadataInputs, missingMetadata } from '@dowel/schema/rules';
import type { FormField, FormValues } from './credential-fields.ts';

/** The boxes for what a provider needs to know of an account, filled with what is known or usual. */
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
    // The service knows what to do without the others.
    isRequired: missing.some(({ name }) => name === input.name),
    prompt: input.prompt,
    docsURL: input.docsURL,
    initialValue: knownValue(input, connection) ?? input.defaultValue ?? '',
  }));
}

function knownValue({ name }: MetadataInput, connection: Connection | undefined): string | undefined {
  const known = connection?.providerMetadata?.[name]?.value;
  return known ?? (name === 'workspace' ? connection?.providerWorkspaceRef : undefined);
}

/** What was typed, by the name of the metadata input. */
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

/** Whether a connection lacks something that the module needs. */
export function lacksMetadata(
  provider: ProviderInfo,
  module: string | undefined,
  connection: Connection,
): boolean {
  const missing = missingMetadata(provider, module, connection.providerMetadata);
  // The workspace of a connection and its metadata of that name are two views of one value.
  return missing.some(({ name }) => !(name === 'workspace' && connection.providerWorkspaceRef));
}
