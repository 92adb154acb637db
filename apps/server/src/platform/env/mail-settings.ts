import * as z from 'zod';

export const mailVariables = {
  /** The mail server for invites: `smtp://` or `smtps://`, with user and password. Absent: invites are only links. */
  DOWEL_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The address that mail comes from. Needed with `DOWEL_SMTP_URL`. */
  DOWEL_MAIL_FROM: z.string().min(3).optional(),
} as const;

export interface MailSettings {
  readonly url: string;
  readonly from: string;
}

/** @throws {Error} when there is a server but no sender. */
export function toMailSettings({
  DOWEL_SMTP_URL: url,
  DOWEL_MAIL_FROM: from,
}: {
  DOWEL_SMTP_URL?: string | undefined;
  DOWEL_MAIL_FROM?: string | undefined;
}): MailSettings | undefined {
  if (url === undefined) return undefined;
  if (from !== undefined) return { url, from };
  throw new Error(
    'DOWEL_SMTP_URL is set and DOWEL_MAIL_FROM is not, so mail would have no sender. Set it to an address of yours, for example DOWEL_MAIL_FROM=dowel@example.com.',
  );
}
