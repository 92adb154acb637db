import { type FieldMapping, InstallIntegration } from '@dowel/react';
import { Link, useLocation } from 'wouter';
import type { Person } from '../app/session.ts';
import { BreakIt } from './BreakIt.tsx';
import { News, useNews } from './News.tsx';

/** Mappings that this product decides at run time, in addition to those in the manifest. */
const fieldMapping: FieldMapping = {
  contacts: [
    {
      mapToName: 'stage',
      mapToDisplayName: 'Stage in Ridgeline',
      prompt: 'Which field says how far along a contact is?',
      mappedValues: [
        { mappedValue: 'new', mappedDisplayValue: 'New' },
        { mappedValue: 'active', mappedDisplayValue: 'Active' },
        { mappedValue: 'customer', mappedDisplayValue: 'Customer' },
      ],
    },
  ],
};

interface IntegrationPageProps {
  person: Person;
  integration: string;
  /** Which one, if the customer has several. */
  installationRef?: string;
}

/** Where a customer sets up one integration. A page needs no more code than this. */
export function IntegrationPage({ person, integration, installationRef }: IntegrationPageProps) {
  const [news, tell] = useNews();
  const [, goTo] = useLocation();

  return (
    <>
      <Link className="product-back" href="/">
        ← All integrations
      </Link>
      <div className="product-stage">
        <InstallIntegration
          integration={integration}
          consumerRef={person.consumerRef}
          consumerName={person.consumerName}
          groupRef={person.groupRef}
          groupName={person.groupName}
          installationRef={installationRef}
          fieldMapping={fieldMapping}
          returnUrl="/"
          onReturn={() => goTo('/')}
          onInstallSuccess={(id) => tell(`Installed: ${id}`)}
          onUpdateSuccess={(id) => tell(`Updated: ${id}`)}
          onUninstallSuccess={(id) => tell(`Uninstalled: ${id}`)}
        />
        <BreakIt company={person.groupName} />
      </div>
      <News entries={news} />
    </>
  );
}
