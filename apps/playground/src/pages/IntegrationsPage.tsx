import { useIsIntegrationInstalled } from '@dowel/react';
import { Link } from 'wouter';
import type { Person, Session } from '../app/session.ts';

interface IntegrationsPageProps {
  person: Person;
  integrations: Session['dowel']['integrations'];
  sandboxUrl: string;
}

/** Entries of the sandbox that no card leads to. */
const ways = [
  ['sandboxPkce', 'PKCE required'],
  ['sandboxClientCredentials', 'Client credentials'],
  ['sandboxPassword', 'Password grant'],
  ['sandboxQueryKey', 'API key in the address'],
  ['sandboxBasic', 'Username and password'],
  ['sandboxKeyAsBasic', 'API key as a password'],
  ['sandboxCustom', 'Two headers'],
  ['sandboxServiceAccount', 'Service account'],
  ['sandboxJwt', 'Signed tokens'],
  ['sandboxOpen', 'No credential'],
] as const;

/** Lists the integrations, and shows which of them are connected. */
export function IntegrationsPage({ person, integrations, sandboxUrl }: IntegrationsPageProps) {
  const cards = [
    {
      name: integrations.oauth,
      title: 'Juniper CRM',
      about: 'Keep contacts, companies and deals in step. Sign in with your Juniper account.',
    },
    {
      name: integrations.apiKey,
      title: 'Juniper CRM with an API key',
      about: 'The same, for teams that connect with a key instead of signing in.',
    },
  ];
  return (
    <>
      <h1>Integrations</h1>
      <p className="product-lead">What {person.groupName} can connect to Ridgeline.</p>
      <ul className="product-cards">
        {cards.map(({ name, title, about }) => (
          <li key={name} className="product-card">
            <div className="product-card-head">
              <span className="product-logo" aria-hidden="true">
                J
              </span>
              <InstalledBadge integration={name} person={person} />
            </div>
            <h2>{title}</h2>
            <p>{about}</p>
            <Link className="product-button" href={`/integrations/${name}`}>
              Set up <span className="product-hidden">{title}</span>
            </Link>
          </li>
        ))}
      </ul>
      <h2>Other ways to sign in</h2>
      <p className="product-lead">
        <a href={sandboxUrl}>The home page of the sandbox</a> has credentials for each. Install with{' '}
        <Link href="/integrations/crm-sync-steps">a sign-in in steps</Link> or with{' '}
        <Link href="/integrations/crm-sync-workspace">a workspace</Link>, or connect only:
      </p>
      <ul className="product-ways">
        {ways.map(([provider, name]) => (
          <li key={provider}>
            <Link href={`/connect/${provider}`}>{name}</Link>
          </li>
        ))}
      </ul>
      <h2>Connect only</h2>
      <p className="product-lead">
        <Link href="/connect/sandbox">Connect Juniper CRM</Link> without installing anything, as a product
        does that installs from its own backend.
      </p>
    </>
  );
}

function InstalledBadge({ integration, person }: { integration: string; person: Person }) {
  const { isLoaded, isError, isIntegrationInstalled } = useIsIntegrationInstalled(
    integration,
    person.groupRef,
    person.consumerRef,
  );
  if (isError) return <span className="product-badge">Status unknown</span>;
  if (!isLoaded) return <span className="product-badge">…</span>;
  return (
    <span className="product-badge" data-installed={isIntegrationInstalled}>
      {isIntegrationInstalled ? 'Installed' : 'Not installed'}
    </span>
  );
}
