import * as z from 'zod';
import { limits } from '../limits.ts';

/** An RFC 3339 timestamp with any offset. Dowel writes UTC, for example `2026-11-20T08:00:00.000Z`. */
export const Timestamp = z.iso.datetime({
  offset: true,
  error: 'must be a time with a zone, such as 2026-11-20T08:00:00Z',
});

/** A name or reference that a person chose: 1 to 255 characters, at least one of them visible. Not `.` or `..`. */
export const Reference = z
  .string()
  .min(1)
  .max(limits.name)
  .regex(/[^\s\u200b-\u200f\u2060\ufeff]/u, 'must have a character that can be seen')
  .refine(
    (text) => text !== '.' && text !== '..',
    'must not be "." or "..", which no URL can have in its path',
  );

/**
 * A host in lower case, or `*.` and a domain for every host below it. A port other than 443 is written out. For example
 * `crm.acme.example`, `*.acme.example`, `crm.acme.example:8443`.
 */
export const HostPattern = z
  .string()
  .max(261)
  .regex(
    /^(\*\.)?[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+(:[1-9][0-9]{0,4})?$/,
    'must be a host such as crm.acme.example, or *.acme.example for every host below it',
  );

/** Hosts that may receive the builder's secrets, in addition to the hosts that a catalogue entry fixes. */
export const AllowedHosts = z.array(HostPattern).max(1000);

/** A flag in a query string: `true`, `false`, `1` or `0`. Some languages write `True` or `TRUE`. */
export const QueryFlag = z
  .enum(['true', 'false', '1', '0', 'True', 'False', 'TRUE', 'FALSE'], { error: 'must be true or false' })
  .transform((flag) => /^[t1]/i.test(flag));

/** The dotted paths of the values that a PATCH sets. A dot inside a name is escaped as `\.`. */
export const UpdateMask = z.array(z.string().min(1).max(limits.maskPath)).min(1).max(limits.mask);

/** Which installation of an integration a group means, if it has several. Empty or absent: the default one. */
export const InstallationRef = z
  .string()
  .max(limits.name)
  .regex(/^$|[^\s\u200b-\u200f\u2060\ufeff]/u, 'must have a character that can be seen');

/** A path parameter after decoding. */
export const PathParameter = z.string().max(limits.name);

/** A name or an id in a query or a body. May be empty. */
export const QueryName = z.string().max(limits.name);

/** An id in a query that narrows a list. A name is refused, because it would find nothing. */
export const QueryId = z.uuid('must be an id, and not a name').max(limits.name);

/** A map from a name to any value. */
export const Anything = z.record(z.string(), z.unknown());
