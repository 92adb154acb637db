import { endpoints } from '@dowel/schema';
import { route } from '../../../platform/requests/route.ts';
import * as uploads from './receive-upload.ts';

export const uploadRoutes = {
  generateUploadUrl: route(endpoints.generateUploadUrl, ({ context, query }) =>
    uploads.createAddress(context, query),
  ),
};
