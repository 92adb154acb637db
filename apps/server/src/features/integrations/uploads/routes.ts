import { endpoints } from '@dowel/schema';
import { route } from '../../../requests/route.ts';
import * as uploads from './service.ts';

export const uploadRoutes = [
  route(endpoints.generateUploadUrl, ({ context, query }) => uploads.createAddress(context, query)),
];
