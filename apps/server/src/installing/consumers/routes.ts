import { endpoints } from '@dowel/schema';
import { route } from '../../platform/requests/route.ts';
import * as consumers from './service.ts';

export const consumerRoutes = {
  createConsumer: route(endpoints.createConsumer, ({ context, body }) => consumers.nameAll(context, body)),
};
