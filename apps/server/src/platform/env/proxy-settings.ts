import * as z from 'zod';
import { HostName } from './surface-hosts.ts';

export const proxyVariables = {
  /** A host name at which every path belongs to the proxy, such as `proxy.example.com`. */
  DOWEL_PROXY_HOST: HostName.optional(),
  /** How long a provider may stay silent during a proxied call: before its answer, and between two parts of it. */
  DOWEL_PROXY_TIMEOUT_SECONDS: z.coerce.number().positive().max(3600).default(60),
  /** The largest body that the proxy passes on, in either direction. */
  DOWEL_PROXY_MAX_BODY_MIB: z.coerce.number().positive().max(1_048_576).default(1024),
  /** How many proxied calls this process keeps open. One project gets at most half of them. */
  DOWEL_PROXY_CALLS: z.coerce.number().int().min(1).max(100_000).default(1000),
  /** Which proxied calls are recorded as operations. */
  DOWEL_PROXY_OPERATIONS: z.enum(['all', 'errors', 'off']).default('all'),
} as const;

export function toProxySettings(env: z.infer<z.ZodObject<typeof proxyVariables>>) {
  return {
    host: env.DOWEL_PROXY_HOST,
    timeoutMs: env.DOWEL_PROXY_TIMEOUT_SECONDS * 1000,
    maxBytes: env.DOWEL_PROXY_MAX_BODY_MIB * 1024 * 1024,
    calls: env.DOWEL_PROXY_CALLS,
    operations: env.DOWEL_PROXY_OPERATIONS,
  };
}
