import type { Transporter } from 'nodemailer';

/** A mail in plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** @throws {Error} when the mail server does not take the mail in time */
  send(mail: Mail): Promise<void>;
  close(): void;
}

export interface MailerOptions {
  /** `smtp://` or `smtps://`, with user and password if the server wants them. */
  readonly url: string;
  /** The sender's address. */
  readonly from: string;
  /** How long each step of a delivery may take. Default 10 s. */
  readonly timeoutMs?: number;
}

/** Sends mail over SMTP. The library is loaded with the first mail, so servers without mail never load it. */
export function createMailer({ url, from, timeoutMs = 10_000 }: MailerOptions): Mailer {
  let loading: Promise<Transporter> | undefined;
  const load = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport(
      { url, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
      { from },
    );
  };
  return {
    async send({ to, subject, text }) {
      loading ??= load();
      const transport = await loading;
      // Given as an object, the address is never read as a list of several.
      await transport.sendMail({ to: { name: '', address: to }, subject, text });
    },
    close() {
      void loading?.then((transport) => transport.close());
    },
  };
}
