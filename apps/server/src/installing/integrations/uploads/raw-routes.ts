import { readBody } from '../../../platform/requests/body-limit.ts';
import type { RawRoute } from '../../../platform/requests/raw-route.ts';
import { MAX_UPLOAD_BYTES, receive } from './receive-upload.ts';

/** The addresses that `generate-upload-url` answers. The token in the query is the only credential. */
export const uploadRawRoutes: readonly RawRoute[] = [
  {
    operation: 'upload',
    method: 'PUT',
    path: '/uploads/{bucket}/{projectId}/{file}',
    async handle({ context, params: { bucket = '', projectId = '', file = '' }, query, request }) {
      await receive(context, {
        bucket,
        path: `${projectId}/${file}`,
        token: query().token ?? '',
        read: () => readBody(request, MAX_UPLOAD_BYTES),
        contentMd5: request.headers.get('content-md5') ?? undefined,
      });
      return new Response(null, { status: 204 });
    },
  },
];
