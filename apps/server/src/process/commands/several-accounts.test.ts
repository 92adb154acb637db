import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { startOrg } from '../../../test/started-org.ts';
import { createContext } from '../../context.ts';
import * as builders from '../../people/builders/service.ts';
import { addOwner } from './org-commands.ts';

it('makes the account an owner that is named by its id, when several have the address', async () => {
  const { dependencies, org } = await startOrg();
  const context = createContext(dependencies, v7());
  const email = `moved-${org.id}@acme.example`;
  const person = { idpRef: org.id, email, isEmailVerified: true };
  await builders.upsertFromSignIn(context, { ...person, idpProvider: 'https://before.example' });
  const current = await builders.upsertFromSignIn(context, { ...person, idpProvider: 'https://now.example' });

  await expect(addOwner(context, org.id, email)).rejects.toThrow(`${current.id} (https://now.example)`);
  expect(await addOwner(context, org.id, current.id.toUpperCase())).toContain('is now an owner of "Acme"');
  await expect(addOwner(context, org.id, v7())).rejects.toThrow('has signed in yet');
});
