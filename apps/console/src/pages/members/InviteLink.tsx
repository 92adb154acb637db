import type { CreatedInvite } from '@dowel/schema';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { ShownOnce } from '../../parts/ShownOnce.tsx';

/** The link of an invite, which is told once. */
export function InviteLink({ invite: { invitedEmail, inviteUrl, mailStatus } }: { invite: CreatedInvite }) {
  return (
    <ShownOnce
      tone={mailStatus === 'failed' ? 'warning' : 'success'}
      title={`${invitedEmail} is invited`}
      actions={<CopyButton text={inviteUrl} label="Copy link" variant="primary" shortcut="c" />}
    >
      {mailWords[mailStatus] ?? mailWords.not_configured} The link is not shown again. It lets in only the
      person with this address.
    </ShownOnce>
  );
}

const mailWords: Readonly<Record<string, string>> = {
  sent: 'The link was sent to this address.',
  failed: 'The mail could not be sent, so pass the link on yourself.',
  not_configured: 'This server sends no mail, so pass the link on yourself.',
};
