import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { filterFault, filterOperators } from '../rules/filter-operators.ts';
import { listOf } from './bounded.ts';
import { FilterValue, FilterValues } from './filter-values.ts';
import { InstallationRef, Reference } from './values.ts';

const Name = z.string().min(1).max(limits.name);

/** A condition on one field. */
export const SearchFilter = z.object({
  /** The provider's name of the field, or the name that the manifest or the customer maps it to. */
  fieldName: Name,
  /**
   * `eq`: the field has this value. All others are added by Dowel, and not every provider takes them: `notEq`, `in` and
   * `notIn` with `values`, and `gt`, `gte`, `lt` and `lte` for numbers and times.
   */
  operator: z.enum(filterOperators),
  /** As it is delivered: where the customer has mapped the values of a field, the builder's value. */
  value: FilterValue.optional(),
  /** The values of `in` and `notIn`. Added by Dowel. */
  values: FilterValues.optional(),
});
export type SearchFilter = z.infer<typeof SearchFilter>;

/** What to look for in the account of a group. */
export const SearchRecords = z.object({
  /** The provider's name of the object, or the name that the manifest maps it to. */
  objectName: Name,
  /** A record is found when it meets all of them. */
  fieldFilters: listOf(
    SearchFilter.check((context) => {
      const message = filterFault(context.value);
      if (message !== undefined) context.issues.push({ code: 'custom', input: context.value, message });
    }),
    limits.filters,
  ).min(1),
});
export type SearchRecords = z.input<typeof SearchRecords>;

export const SearchQuery = z.object({
  /** The group whose account is searched. */
  groupRef: Reference,
  /** Which installation of the group. Absent: the default one. Added by Dowel. */
  installationRef: InstallationRef.optional(),
});
export type SearchQuery = z.infer<typeof SearchQuery>;

/** A record that was found, in the form in which reads deliver it. */
export const FoundRecord = z.object({
  /** The provider's id of the record. Absent when the record has none. Added by Dowel. */
  id: z.string().optional(),
  /** The unmapped fields, by field name. */
  fields: z.record(z.string(), z.unknown()),
  /** The mapped fields, by the builder's name. */
  mappedFields: z.record(z.string(), z.unknown()),
  /** The record as the provider sent it. */
  raw: z.record(z.string(), z.unknown()),
});
export type FoundRecord = z.infer<typeof FoundRecord>;

/** One page of the provider, so it may not hold every record that meets the filters. */
export const FoundRecords = z.object({
  /** The records, in the order of the provider. */
  result: z.array(FoundRecord),
  /** The same list. The public guide of the reference names it so, and its schema names it `result`. */
  results: z.array(FoundRecord),
  /**
   * Fields that the records lack, because the provider does not show them to the connected account. By the provider's
   * names. Absent: they have all that were selected. Added by Dowel.
   */
  missingFields: z.array(z.string()).optional(),
  /** `true`: the provider has another page, so other records may meet the filters too. Added by Dowel. */
  hasMore: z.literal(true).optional(),
});
export type FoundRecords = z.infer<typeof FoundRecords>;

/** Finds records of an account by the values of their fields. */
export const searchRecords = endpoint<{
  query: SearchQuery;
  body: SearchRecords;
  success: FoundRecords;
}>()({
  operation: 'searchRecords',
  method: 'POST',
  path: '/projects/{projectIdOrName}/integrations/{integrationId}',
  surface: 'search',
  access: 'token',
  problemMedia: 'application/json: 400, 500',
  isSafe: true,
  query: SearchQuery,
  body: SearchRecords,
  success: FoundRecords,
  problems: [
    'integration_not_found',
    'installation_not_found',
    'installation_ref_needed',
    'personal_connection_needed',
    'account_differs',
    'object_not_found',
    'object_disabled',
    'search_unsupported',
    'search_refused',
    'provider_unreachable',
    'provider_rate_limited',
  ],
});
