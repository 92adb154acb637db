import './crm.css';
import './tool-button.css';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'wouter';
import type { Person } from '../app/session.ts';
import { type Contact, useCrm } from './useCrm.ts';

/** The customer's side: their CRM, where records change. Beside it what this product does there through Dowel. */
export function CrmPage({ person }: { person: Person }) {
  const { contacts, news, save, write, read } = useCrm();

  return (
    <>
      <h1>The CRM of {person.groupName}</h1>
      <p className="product-lead">
        Play the customer who works in Juniper: change a job title and save it. Then let Ridgeline read the
        contacts, and see on <Link href="/webhooks">the page of webhooks</Link> what arrives.
      </p>
      <p className="product-lead">
        Ridgeline can also write a job title back. The customer has to allow that first: under{' '}
        <em>Writing</em>, on the page of <Link href="/">the integration</Link>.
      </p>
      <p>
        <button type="button" className="tool-button" onClick={read}>
          Read contacts now
        </button>
      </p>
      <p role="status" className="crm-news">
        {news}
      </p>
      <ul className="crm">
        {contacts.map((contact) => (
          <CrmContact key={contact.id} contact={contact} onSave={save} onWrite={write} />
        ))}
      </ul>
    </>
  );
}

interface CrmContactProps {
  contact: Contact;
  onSave(contact: Contact): void;
  onWrite(contact: Contact): void;
}

function CrmContact({ contact, onSave, onWrite }: CrmContactProps) {
  const [title, setTitle] = useState(contact.job_title ?? '');
  const id = useId();
  const name = [contact.first_name, contact.last_name].filter(Boolean).join(' ');
  const changed = { ...contact, job_title: title };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(changed);
  };

  return (
    <li>
      <form onSubmit={submit} aria-label={name}>
        <label htmlFor={id}>
          <strong>{name}</strong>
          <span> · job title</span>
        </label>
        <input id={id} value={title} onChange={(event) => setTitle(event.target.value)} />
        <button type="submit" className="tool-button">
          Save in Juniper
        </button>
        <button type="button" className="tool-button" onClick={() => onWrite(changed)}>
          Write from Ridgeline
        </button>
      </form>
    </li>
  );
}
