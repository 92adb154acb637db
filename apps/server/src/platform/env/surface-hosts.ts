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

type Parsed = { readonly [Name in keyof typeof surfaceVariables | 'DOWEL_PROXY_HOST']?: string | undefined };

/** @throws {Error} if a host is named twice, so that only one of what it stands for would be found there */
export function toSurfaceHosts(env: Parsed, publicUrl: string): SurfaceHosts {
  const named = [
    ['DOWEL_PUBLIC_ORIGIN', new URL(publicUrl).host],
    ['DOWEL_PROXY_HOST', env.DOWEL_PROXY_HOST],
    ...surfaces.map((surface) => [variableOf(surface), env[variableOf(surface)]] as const),
  ] as const;
  for (const [index, [name, host]] of named.entries()) {
    const other = named.slice(0, index).find((earlier) => host !== undefined && earlier[1] === host);
    if (other)
      throw new Error(`${other[0]} and ${name} name the same host, ${host}. Give each a host of its own.`);
  }
  return new Map(
    surfaces.flatMap((surface) => {
      const host = env[variableOf(surface)];
      return host === undefined ? [] : [[host, surface] as const];
    }),
  );
}

function variableOf(surface: Surface): keyof typeof surfaceVariables {
  return `DOWEL_${surface.toUpperCase() as Uppercase<Surface>}_HOST`;
}
