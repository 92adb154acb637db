import { endpoints } from '@dowel/schema';
import { signInPassHeader } from '@dowel/schema/rules';
import { route, WithHeaders } from '../../../platform/requests/route.ts';
import * as signIns from './start-sign-in.ts';

export const signInRoutes = {
  oauthConnect: route(endpoints.oauthConnect, async ({ context, body, origin }) =>
    toAnswer(await signIns.start(context, body, { origin })),
  ),
  oauthUpdate: route(endpoints.oauthUpdate, async ({ context, params, query, origin }) =>
    toAnswer(await signIns.restart(context, params.connectionId, query, { origin })),
  ),
};

function toAnswer({ url, pass }: signIns.Started): WithHeaders<string> {
  return new WithHeaders(url, { [signInPassHeader]: pass });
}
