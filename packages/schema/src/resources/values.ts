import * as z from 'zod';
import { limits } from '../limits.ts';

/** RFC 3339 in UTC, for example `2026-11-20T08:00:00.000Z`. */
export const Timestamp = z.iso.datetime({ offset: true });

/** A name or reference that somebody chose: 1 to 255 characters, one of them visible. */
export const Reference = z
  .string()
  .min(1)
  .max(limits.name)
  .regex(/[^\s\u200b-\u200f\u2060\ufeff]/u, 'must have a character that can be seen');

/**
 * A host, or `*.` and a domain for every host below it; lower case, with a port where it is not 443:
 * `crm.acme.example`, `*.acme.example`, `crm.acme.example:8443`.
 */
export const HostPattern = z
  .string()
  .max(261)
  .regex(
    /^(\*\.)?[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+(:[1-9][0-9]{0,4})?$/,
    'must be a host such as crm.acme.example, or *.acme.example for every host below it',
  );

/** Hosts that secrets of the builder may be sent to, beside those that a catalogue entry fixes. */
export const AllowedHosts = z.array(HostPattern).max(1000);

/** A flag in a query string: `true`, `false`, `1` or `0`. */
export const QueryFlag = z
  .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
  .transform((flag) => flag === 'true' || flag === '1');

/** Dotted paths of the values a PATCH sets; dots inside a name are escaped as `\.`. */
export const UpdateMask = z.array(z.string().min(1).max(limits.maskPath)).min(1).max(limits.mask);

/** A parameter of a path, decoded. */
export const PathParameter = z.string().max(limits.name);

/** A parameter of a query that names something. */
export const QueryName = z.string().max(limits.name);

/** A map of anything, keyed by name. */
export const Anything = z.record(z.string(), z.unknown());
