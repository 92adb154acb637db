import { Notice } from '@dowel/react/parts';
import type { CreatedInvite } from '@dowel/schema';
import { useEffect, useRef } from 'react';
import { useKeepTyped } from '../../app/sign-in.ts';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { FormProblem } from '../../parts/form/FormProblem.tsx';

/** The link of an invite, which is told once. */
export function InviteLink({ invite: { invitedEmail, inviteUrl, mailStatus } }: { invite: CreatedInvite }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  useKeepTyped(true);
  return (
    <>
      <Notice
        ref={notice}
        tone={mailStatus === 'failed' ? 'warning' : 'success'}
        title={`${invitedEmail} is invited`}
        actions={<CopyButton text={inviteUrl} label="Copy link" variant="primary" shortcut="c" />}
      >
        {mailWords[mailStatus] ?? mailWords.not_configured} The link is not shown again. It lets in only the
        person with this address.
      </Notice>
      <FormProblem isKept />
    </>
  );
}

const mailWords: Readonly<Record<string, string>> = {
  sent: 'The link was sent to this address.',
  failed: 'The mail could not be sent, so pass the link on yourself.',
  not_configured: 'This server sends no mail, so pass the link on yourself.',
};
