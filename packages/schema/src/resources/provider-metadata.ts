import * as z from 'zod';

/** Where a metadata value came from: typed by a person, the token response, or a call after signing in. */
export const ProviderMetadataInfo = z.object({
  value: z.string(),
  source: z.enum(['input', 'token', 'provider']),
  displayName: z.string().optional(),
});
export type ProviderMetadataInfo = z.infer<typeof ProviderMetadataInfo>;

/** Metadata name to value: what fills the placeholders of a provider's catalogue entry. */
export const ProviderMetadata = z.record(z.string(), ProviderMetadataInfo);
export type ProviderMetadata = z.infer<typeof ProviderMetadata>;
