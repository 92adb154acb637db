import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { mapOf } from './bounded.ts';
import { ConnectionKind, ConnectionRequest } from './connection-credentials.ts';
import { Connection } from './connections.ts';
import { decisive } from './decisive.ts';
import { QueryName, Reference } from './values.ts';

const provider = ConnectionRequest.shape.provider;
const groupRef = ConnectionRequest.shape.groupRef;
const groupName = ConnectionRequest.shape.groupName;
const consumerRef = ConnectionRequest.shape.consumerRef;
const consumerName = ConnectionRequest.shape.consumerName;
const providerMetadata = ConnectionRequest.shape.providerMetadata;
const customAuth = ConnectionRequest.shape.customAuth;
const account = ConnectionRequest.shape.account;

/** The first call names who connects what. Each later call continues the sign-in of `sessionId`. */
export const CustomAuthConnect = z
  .object({
    /** The project that the connection is made in. */
    projectIdOrName: Reference,
    /** Only in the first call, as are the group, the consumer and the inputs. */
    provider,
    groupRef,
    groupName,
    consumerRef,
    consumerName,
    providerMetadata,
    /** When absent, the group's own app for the provider is used, and without one the project's. */
    providerAppId: decisive(QueryName.optional()),
    customAuth,
    account,
    ...ConnectionKind,
    /** What the answer before said. Later calls need it. */
    sessionId: z.string().min(1).max(limits.text).optional(),
    /** What the provider sent to the callback page. */
    callbackParams: mapOf(z.string().max(limits.secret), limits.metadata).optional(),
  })
  .check(({ value, issues }) => {
    if (value.sessionId !== undefined) return;
    for (const name of ['provider', 'groupRef', 'consumerRef'] as const) {
      if (value[name] !== undefined) continue;
      issues.push({ code: 'custom', path: [name], message: 'is required', input: undefined });
    }
  });
export type CustomAuthConnect = z.input<typeof CustomAuthConnect>;

/** Where the browser goes next, or the connection if the sign-in is over. Never both. */
export const CustomAuthConnected = z.union([
  z.object({
    /** The sign-in goes on at the provider. */
    redirect: z.object({
      /** Open it in a window of its own. */
      url: z.string(),
      /** Names this sign-in in the calls that follow. */
      sessionId: z.string(),
    }),
  }),
  z.object({
    /** What the sign-in made. */
    connection: Connection,
  }),
]);
export type CustomAuthConnected = z.infer<typeof CustomAuthConnected>;

/** One step of a sign-in that has several. Answers either the next page or the connection. */
export const customAuthConnect = endpoint<{
  body: CustomAuthConnect;
  success: CustomAuthConnected;
}>()({
  operation: 'customAuthConnect',
  method: 'POST',
  path: '/custom-auth/connect',
  access: 'consumer',
  body: CustomAuthConnect,
  success: CustomAuthConnected,
  problems: [
    'provider_unknown',
    'provider_app_missing',
    'provider_metadata_missing',
    'provider_host_not_allowed',
    'auth_scheme_mismatch',
    'auth_scheme_unsupported',
    'credentials_rejected',
    'account_differs',
    'account_in_use',
    'consent_denied',
    'state_invalid',
    'provider_unreachable',
    'outcome_unknown',
  ],
});
