import type { Context } from '../../../context.ts';
import type { CredentialsJudge } from '../../../providers/connectors/engine/call.ts';
import type { ConnectionRow } from '../queries.ts';

/** Whether a success of this provider may still say in its body that the credentials are not valid. */
export function isJudgedByBody({ connectors }: Context, { provider }: ConnectionRow): boolean {
  const { success, errors } = connectors.find(provider) ?? {};
  const rules = errors?.rules ?? [];
  return (
    success !== undefined && rules.some(({ means, status = 200 }) => means === 'credentials' && status < 300)
  );
}

/** What can be learned of a connection, and done for it, once the body of an answer was read. */
export function judgeOf(
  row: ConnectionRow,
  {
    note,
    renew,
  }: {
    note: (reason: 'ok' | 'revoked') => Promise<void>;
    renew: () => Promise<ConnectionRow | undefined>;
  },
): CredentialsJudge {
  const refused = () => note('revoked');
  return {
    accepted: () => note('ok'),
    refused,
    async renew() {
      const renewed = await renew();
      // A refresh that was refused has been noted already.
      if (!renewed) return false;
      if (renewed.credentialsVersion !== row.credentialsVersion) return true;
      await refused();
      return false;
    },
  };
}
