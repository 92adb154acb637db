import type { CredentialsJudge } from '../../../providers/connectors/engine/call.ts';
import type { ConnectionRow } from '../queries.ts';

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
