import { endpointNotFoundProblem } from '@dowel/schema/rules';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import type { RawRequest, RawRoute } from '../../platform/requests/raw-route.ts';
import { iconFiles } from './provider-icon-files.ts';

export const providerIconRoutes: readonly RawRoute[] = [
  { operation: 'getProviderIcon', method: 'GET', path: '/icons/{file}', handle: icon },
];

/** Anybody may see an icon, from any page. Nothing in it runs: the headers of every answer forbid it. */
async function icon({ params }: RawRequest): Promise<Response> {
  const svg = iconFiles.get(params.file ?? '');
  if (svg === undefined) throw new ProblemError('endpoint_not_found', endpointNotFoundProblem());
  return new Response(svg, {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
}
