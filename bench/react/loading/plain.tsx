import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type FormField, PlainForm } from '../plain-form.tsx';
import { box, options, who } from './page.ts';

/** What a page written in an afternoon draws from the same answer: a button, or the form. */
function PlainPage() {
  const [setup, setSetup] = useState<Setup>();
  useEffect(() => {
    const address = `/v1/projects/${options.project}/integrations/${who.integration}:setup?groupRef=${who.groupRef}`;
    fetch(address, { headers: { 'x-api-key': options.apiKey } })
      .then((answer) => answer.json())
      .then(setSetup);
  }, []);
  if (!setup) return <p>Loading</p>;
  // Of a field that the integration renames, the answer has no name of the provider.
  const fields = setup.revision?.content.read.objects[0]?.optionalFields.filter((field) => field.displayName);
  if (!fields) return <button type="button">{`Sign in to ${setup.provider.displayName}`}</button>;
  return (
    <>
      <PlainForm fields={fields} />
      <button type="button">{setup.installation ? 'Save' : 'Install'}</button>
    </>
  );
}

interface Setup {
  provider: { displayName: string };
  installation?: unknown;
  revision?: { content: { read: { objects: { optionalFields: FormField[] }[] } } };
}

createRoot(box).render(<PlainPage />);
