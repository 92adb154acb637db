import { endpoints } from '@dowel/schema';
import { route } from '../../../http/route.ts';
import * as signIns from './service.ts';

export const signInRoutes = [
  route(endpoints.oauthConnect, ({ context, body, origin }) => signIns.start(context, body, { origin })),
  route(endpoints.oauthUpdate, ({ context, params, query, origin }) =>
    signIns.restart(context, params.connectionId, query, { origin }),
  ),
];
