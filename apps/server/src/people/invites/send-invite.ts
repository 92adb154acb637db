import type { PublicContext } from '../../context.ts';

interface InviteMail {
  readonly to: string;
  readonly orgLabel: string;
  readonly inviteUrl: string;
}

/** Sends the link, if mail is set up. A failure is logged and answered: the link works without the mail. */
export async function sendInvite(
  { mailer, log }: PublicContext,
  { to, orgLabel, inviteUrl }: InviteMail,
): Promise<'sent' | 'failed' | 'not_configured'> {
  if (!mailer) return 'not_configured';
  // A label may hold line breaks. In a header they would begin another header.
  const org = orgLabel.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  try {
    await mailer.send({
      to,
      subject: `Join ${org} on Dowel`,
      text: [
        `You are invited to join ${org} on Dowel.`,
        '',
        'Open this link and sign in with this e-mail address:',
        inviteUrl,
        '',
        'The link works for seven days. If you did not expect this mail, ignore it.',
      ].join('\n'),
    });
    return 'sent';
  } catch (err) {
    log.warn({ err }, 'the mail with an invite could not be sent');
    return 'failed';
  }
}
