import * as z from 'zod';
import { limits } from '../limits.ts';
import { mapOf, Text } from './bounded.ts';

/** Where a metadata value came from: typed by a person, the token response, or a call after signing in. */
export const ProviderMetadataInfo = z.object({
  value: z.string().max(limits.metadataValue),
  source: z.enum(['input', 'token', 'provider']),
  displayName: Text.optional(),
});
export type ProviderMetadataInfo = z.infer<typeof ProviderMetadataInfo>;

/** Metadata name to value: what fills the placeholders of a provider's catalogue entry. */
export const ProviderMetadata = mapOf(ProviderMetadataInfo, limits.metadata);
export type ProviderMetadata = z.infer<typeof ProviderMetadata>;
