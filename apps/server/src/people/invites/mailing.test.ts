import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { listen } from '../../../test/listen.ts';
import { startOrg } from '../../../test/started-org.ts';
import { createMailer } from '../../platform/outgoing/mailer.ts';

const opened: { close(): void }[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});

/** A real mail server on a free port, and what it has received. */
async function startMailServer(options: SMTPServerOptions = {}) {
  const received: { to: string[]; text: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          to: envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
    ...options,
  });
  const port = await listen(server.server);
  opened.push({ close: () => server.close() });
  return { received, url: `smtp://127.0.0.1:${port}` };
}

function mailerTo(url: string) {
  const mailer = createMailer({ url, from: 'dowel@acme.example', timeoutMs: 500 });
  opened.push(mailer);
  return mailer;
}

const invite = async (url: string, label = 'Acme') => {
  const server = await startOrg({ mailer: mailerTo(url) });
  await server.asOwner('PATCH', server.path, { updateMask: ['label'], org: { label } });
  const { body } = await server.asOwner('POST', `${server.path}/invites`, { email: 'New@Guests.example' });
  return { ...server, invite: body };
};

describe('mailing an invite', () => {
  it('sends the link to the invited address', async () => {
    const { received, url } = await startMailServer();

    const { invite: made } = await invite(url);

    expect(made.mailStatus).toBe('sent');
    expect(received).toHaveLength(1);
    expect(received[0]?.to).toEqual(['new@guests.example']);
    const text = received[0]?.text.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
    expect(text).toContain('Subject: Join Acme on Dowel');
    expect(text).toContain('From: dowel@acme.example');
    expect(text).toContain(made.inviteUrl);
  });

  it('lets no label add a header or a receiver', async () => {
    const { received, url } = await startMailServer();

    await invite(url, 'Acme\r\nBcc: everybody@evil.example\r\n\r\nBuy now');

    const head = received[0]?.text.split('\r\n\r\n')[0] ?? '';
    expect(received[0]?.to).toEqual(['new@guests.example']);
    expect(head).not.toMatch(/^bcc:/im);
  });

  it.each([
    [
      'refuses the receiver',
      { onRcptTo: (_: unknown, __: unknown, done: (error: Error) => void) => done(new Error('no')) },
    ],
    ['never answers', { onConnect: () => {} }],
  ] as const)('keeps the invite when the mail server %s, and says so', async (_, options) => {
    const { url } = await startMailServer(options as SMTPServerOptions);

    const { invite: made, asOwner, path, logged } = await invite(url);

    expect(made).toMatchObject({ mailStatus: 'failed', status: 'pending', inviteUrl: expect.any(String) });
    expect((await asOwner('GET', `${path}/invites/${made.id}`)).body.status).toBe('pending');
    expect(logged.join('')).toContain('could not be sent');
    expect(logged.join('')).not.toContain(made.inviteUrl.split('/').at(-1));
  });

  it('keeps the invite when there is no mail server', async () => {
    const { invite: made } = await invite('smtp://127.0.0.1:1');

    expect(made.mailStatus).toBe('failed');
  });
});
