import type { RawRequest, RawRoute } from '../../platform/requests/raw-route.ts';
import * as projects from './service.ts';

export const projectLogoRoutes: readonly RawRoute[] = [
  { operation: 'getProjectLogo', method: 'GET', path: '/logos/{projectId}/{digest}', handle: logo },
];

/** Anybody may see a logo, from any page. Another picture has another address, so this one never changes. */
async function logo({ context, params: { projectId = '', digest = '' } }: RawRequest): Promise<Response> {
  const { bytes, mediaType } = await projects.getLogo(context, projectId, digest);
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': mediaType,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
}
