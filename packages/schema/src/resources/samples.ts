import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { QueryName } from './values.ts';

/** Real values of some fields of one object. They are read for this answer and kept nowhere. Added by Dowel. */
export const FieldSamples = z.object({
  /** By field name: up to three different values, each at most 80 characters long. Empty when none was found. */
  samples: z.record(z.string(), z.array(z.string())),
  /**
   * Up to three records: what stands in these fields of each, by field name and as text. A field without a value is left
   * out. Absent from an older service.
   */
  records: z.array(z.record(z.string(), z.string())).optional(),
});
export type FieldSamples = z.infer<typeof FieldSamples>;

export const ListSamplesQuery = z.object({
  /** The connection whose account is read. */
  connectionId: QueryName.min(1),
  /** The names of 1 to 50 fields, separated by commas. */
  fields: z
    .string()
    .max(limits.text)
    .regex(/^[^,]+(,[^,]+){0,49}$/, 'must be 1 to 50 names of fields, separated by commas'),
});
export type ListSamplesQuery = z.infer<typeof ListSamplesQuery>;

/** Up to three real values of each of some fields of an object, from a connected account. */
export const listSamples = endpoint<{ query: ListSamplesQuery; success: FieldSamples }>()({
  operation: 'listSamples',
  method: 'GET',
  path: '/projects/{projectIdOrName}/integrations/{integrationId}/objects/{objectName}/samples',
  access: 'token',
  added: true,
  query: ListSamplesQuery,
  success: FieldSamples,
  problems: [
    'integration_not_found',
    'connection_not_found',
    'object_not_found',
    'samples_unavailable',
    'provider_unreachable',
  ],
});
