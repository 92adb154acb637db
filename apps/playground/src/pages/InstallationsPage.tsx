import { type Installation, useInstallations } from '@dowel/react';
import { Link } from 'wouter';
import type { Person } from '../app/session.ts';

/** Lists a customer's installations of an integration whose manifest says `multiple: true`. */
export function InstallationsPage({ person, integration }: { person: Person; integration: string }) {
  const { groupRef, consumerRef, groupName } = person;
  const { installations, isError } = useInstallations({ integration, groupRef, consumerRef });
  const path = `/integrations/${integration}`;

  return (
    <>
      <Link className="product-back" href="/">
        ← All integrations
      </Link>
      <h1>Installations</h1>
      <p className="product-lead">The accounts that {groupName} has connected, each with its own set-up.</p>
      {isError && <p className="product-failure">The list could not be loaded. Reload the page.</p>}
      <ul className="product-cards">
        {installations?.map(({ id, installationRef, connection, healthStatus }) => (
          <li key={id} className="product-card">
            <div className="product-card-head">
              <span className="product-logo" aria-hidden="true">
                J
              </span>
              <span className="product-badge" data-installed={healthStatus === 'healthy'}>
                {healthStatus}
              </span>
            </div>
            <h2>{connection.account?.workspace?.name ?? 'An account'}</h2>
            <p>Signed in by {connection.account?.person?.email ?? 'somebody'}</p>
            <Link
              className="product-button"
              href={installationRef ? `${path}/installations/${installationRef}` : path}
            >
              Set up
            </Link>
          </li>
        ))}
      </ul>
      {installations && (
        <Link
          className="product-button"
          href={installations.length > 0 ? `${path}/installations/${freeRef(installations)}` : path}
        >
          Add another
        </Link>
      )}
    </>
  );
}

/** The product's own reference of a further installation. This one counts; a region or a brand would do as well. */
function freeRef(installations: readonly Installation[]): string {
  const taken = new Set(installations.map(({ installationRef }) => installationRef));
  let number = 2;
  while (taken.has(`${number}`)) number += 1;
  return `${number}`;
}
