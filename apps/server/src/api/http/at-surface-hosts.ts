import { Hono } from 'hono';
import type { SurfaceHosts } from '../../platform/env/surface-hosts.ts';
import type { HttpVariables } from './response-head.ts';

/** At the host of a surface, `/v1` is the surface: `read.example.com/v1` is `/read/v1`. */
export function atSurfaceHosts(hosts: SurfaceHosts, app: Hono<HttpVariables>): Hono<HttpVariables> {
  if (hosts.size === 0) return app;
  return new Hono<HttpVariables>().mount('/', app.fetch, {
    replaceRequest: (request) => {
      const [, origin, host = '', target = ''] = /^([a-z]+:\/\/([^/?#]*))(.*)$/is.exec(request.url) ?? [];
      const surface = hosts.get(host.toLowerCase());
      const isOfVersion = /^\/v1(?=[/?#]|$)/.test(target);
      return surface && isOfVersion ? new Request(`${origin}/${surface}${target}`, request) : request;
    },
  });
}
