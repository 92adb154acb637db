import OAuth2Server from '@node-oauth/oauth2-server';
import { isRevoked } from '../control/named-faults.ts';
import { BadAssertionError, verifyAssertion } from '../sign-in/service-accounts.ts';
import type { World } from '../world.ts';
import { type createOAuthModel, openGrant } from './model.ts';

/** The grant of service accounts, at the token endpoint with this address. There is no refresh token: sign again. */
export function jwtBearerGrant(world: World, model: ReturnType<typeof createOAuthModel>, tokenURL: string) {
  return class JwtBearerGrant extends OAuth2Server.AbstractGrantType {
    async handle(request: OAuth2Server.Request, client: OAuth2Server.Client): Promise<OAuth2Server.Token> {
      const { assertion } = request.body;
      if (!assertion) throw new OAuth2Server.InvalidRequestError('Missing parameter: `assertion`');
      const { id, accountId } = await verifyAssertion(world, assertion, [tokenURL]).catch((error) => {
        if (error instanceof BadAssertionError) throw new OAuth2Server.InvalidGrantError(error.message);
        throw error;
      });
      const account = world.accounts.get(accountId);
      if (id !== client.id || !account) {
        throw new OAuth2Server.InvalidGrantError('The assertion is from another service account.');
      }
      if (isRevoked(world, { account: accountId, clientId: id })) {
        throw new OAuth2Server.InvalidGrantError('The access of this service account was revoked.');
      }

      const user = openGrant(world, id, account);
      const scope = (await this.validateScope(user, client, this.getScope(request))) || [];
      const accessToken = await this.generateAccessToken(client, user, scope);
      const token = {
        accessToken,
        accessTokenExpiresAt: this.getAccessTokenExpiresAt(),
        scope,
        client,
        user,
      };
      const saved = await model.saveToken(token, client, user);
      if (!saved) throw new OAuth2Server.ServerError('The token could not be kept.');
      return saved;
    }
  };
}
