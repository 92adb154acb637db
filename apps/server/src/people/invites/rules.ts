import type { Invite } from '@dowel/schema';

/** How long an invite can be accepted. */
export const INVITE_MS = 7 * 24 * 60 * 60 * 1000;

interface InviteTimes {
  readonly acceptedTime: Date | null;
  readonly revokedTime: Date | null;
  readonly expireTime: Date;
}

/** What became of an invite until now. */
export function statusOf(invite: InviteTimes, now: Date): Invite['status'] {
  if (invite.acceptedTime) return 'accepted';
  if (invite.revokedTime) return 'revoked';
  return invite.expireTime.getTime() <= now.getTime() ? 'expired' : 'pending';
}
