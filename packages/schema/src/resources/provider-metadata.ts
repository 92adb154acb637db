import * as z from 'zod';
import { limits } from '../limits.ts';
import { mapOf, Text } from './bounded.ts';

/**
 * A metadata value and its source: a person (`input`), the token response, or a call after the sign-in (`provider`).
 */
export const ProviderMetadataInfo = z.object({
  /** The value. */
  value: z.string().max(limits.metadataValue),
  /** Where the value came from. */
  source: z.enum(['input', 'token', 'provider']),
  displayName: Text.optional(),
});
export type ProviderMetadataInfo = z.infer<typeof ProviderMetadataInfo>;

/** A map from metadata name to value. The values fill the placeholders of a provider's catalogue entry. */
export const ProviderMetadata = mapOf(ProviderMetadataInfo, limits.metadata);
export type ProviderMetadata = z.infer<typeof ProviderMetadata>;
