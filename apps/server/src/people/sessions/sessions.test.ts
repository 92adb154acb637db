import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';
import { storedRows } from '../../../test/stored-rows.ts';
import { createContext } from '../../context.ts';
import { deletePassing } from '../../process/retention/service.ts';
import * as builders from '../builders/service.ts';
import * as sessions from './service.ts';

const HOUR_MS = 60 * 60 * 1000;

async function signIn(usedBy: 'browser' | 'cli' = 'browser') {
  const server = await startTestServer();
  const context = createContext(server.dependencies, v7());
  const person = { idpProvider: 'https://id.example', idpRef: v7(), email: 'Ada@Acme.example' };
  const builder = await builders.upsertFromSignIn(context, person);
  const opened = await sessions.open(context, builder, { usedBy });
  return { ...server, publicContext: context, person, builder, opened };
}

describe('signing in', () => {
  it('opens a session that names the builder, who has no org yet', async () => {
    const { publicContext, builder, opened } = await signIn();

    const found = await sessions.identify(publicContext, opened.token);

    expect(opened.token).toMatch(/^dowel_session_[\w-]{43}$/);
    expect(found).toEqual({ sessionId: opened.sessionId, builder, membership: undefined });
  });

  // @holds T12
  it('stores only the digest of the token', async () => {
    const server = await signIn();

    const stored = JSON.stringify(await storedRows(server));

    expect(stored).toContain(server.opened.sessionId);
    expect(stored).not.toContain(server.opened.token.slice(14));
  });

  it.each([
    ['browser', 12],
    ['cli', 90 * 24],
  ] as const)('lasts in a %s for %i hours', async (usedBy, hours) => {
    const { publicContext, opened, advanceClock } = await signIn(usedBy);

    advanceClock(hours * HOUR_MS - 1);
    await sessions.identify(publicContext, opened.token);
    advanceClock(1);

    await expect(sessions.identify(publicContext, opened.token)).rejects.toMatchObject({
      code: 'session_invalid',
    });
  });

  it('ends with the session that is closed, and with no other', async () => {
    const { publicContext, builder, opened } = await signIn();
    const other = await sessions.open(publicContext, builder, { usedBy: 'cli' });

    await sessions.close(publicContext, opened.token);
    await sessions.close(publicContext, opened.token);

    await expect(sessions.identify(publicContext, opened.token)).rejects.toMatchObject({ status: 401 });
    expect(await sessions.identify(publicContext, other.token)).toMatchObject({ builder });
  });

  it('leaves nothing behind when the session has expired', async () => {
    const server = await signIn();

    server.advanceClock(12 * HOUR_MS + 1);
    await deletePassing(server.context());

    expect(JSON.stringify(await storedRows(server))).not.toContain(server.opened.sessionId);
  });
});

describe('signing in again', async () => {
  const { publicContext, person, builder } = await signIn();

  it('renews the profile of the same builder', async () => {
    const again = await builders.upsertFromSignIn(publicContext, {
      ...person,
      email: 'countess@acme.example',
      isEmailVerified: true,
      fullName: ' Ada Lovelace ',
    });

    expect(builder).toMatchObject({ primaryEmail: 'ada@acme.example', isEmailVerified: false });
    expect(again).toMatchObject({
      id: builder.id,
      primaryEmail: 'countess@acme.example',
      isEmailVerified: true,
      fullName: 'Ada Lovelace',
    });
  });

  it('makes one builder of many first sign-ins at once', async () => {
    const person = { idpProvider: 'https://id.example', idpRef: v7() };

    const made = await Promise.all([1, 2, 3, 4].map(() => builders.upsertFromSignIn(publicContext, person)));

    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });

  it('takes the same subject of another issuer for somebody else', async () => {
    const other = await builders.upsertFromSignIn(publicContext, {
      ...person,
      idpProvider: 'https://evil.example',
    });

    expect(other.id).not.toBe(builder.id);
  });

  it.each(['', 'ada', 'a@b@c d', `${'x'.repeat(250)}@b.example`, 'a@b\0.example'])(
    'does not believe that %j is a verified address',
    async (email) => {
      const builder = await builders.upsertFromSignIn(publicContext, {
        ...person,
        email,
        isEmailVerified: true,
      });

      expect(builder).toMatchObject({ primaryEmail: null, isEmailVerified: false });
    },
  );

  it.each(['', 'a\0b', '\ud800', 'x'.repeat(256)])('refuses the subject %j', async (idpRef) => {
    await expect(builders.upsertFromSignIn(publicContext, { ...person, idpRef })).rejects.toThrow(
      'empty, too long, or cannot be stored',
    );
  });
});
