import { type Surface, surfaces } from '@dowel/schema/wire';
import * as z from 'zod';

/** A host name, with its port if that is not the scheme's own. */
export const HostName = z
  .string()
  .regex(/^[a-z0-9.-]+(:\d{1,5})?$/i, 'must be a host name, without a scheme and a path')
  .transform((host) => host.toLowerCase());

/** The environment variables of the surfaces. At these hosts, `/v1` is what `/read/v1` and the others are elsewhere. */
export const surfaceVariables = {
  DOWEL_READ_HOST: HostName.optional(),
  DOWEL_WRITE_HOST: HostName.optional(),
  DOWEL_SEARCH_HOST: HostName.optional(),
} as const;

export type SurfaceHosts = ReadonlyMap<string, Surface>;

type Parsed = { readonly [Name in keyof typeof surfaceVariables]?: string | undefined };

export function toSurfaceHosts(env: Parsed): SurfaceHosts {
  const hosts: Record<Surface, string | undefined> = {
    read: env.DOWEL_READ_HOST,
    write: env.DOWEL_WRITE_HOST,
    search: env.DOWEL_SEARCH_HOST,
  };
  return new Map(
    surfaces.flatMap((surface) => {
      const host = hosts[surface];
      return host === undefined ? [] : [[host, surface] as const];
    }),
  );
}
