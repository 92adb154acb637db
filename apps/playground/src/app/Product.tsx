import { ServiceProvider } from '@dowel/react';
import { useCallback, useEffect, useState } from 'react';
import { Route, Switch } from 'wouter';
import { ConnectPage } from '../pages/ConnectPage.tsx';
import { CrmPage } from '../pages/CrmPage.tsx';
import { InstallationsPage } from '../pages/InstallationsPage.tsx';
import { IntegrationPage } from '../pages/IntegrationPage.tsx';
import { IntegrationsPage } from '../pages/IntegrationsPage.tsx';
import { WebhooksPage } from '../pages/WebhooksPage.tsx';
import { Frame } from './Frame.tsx';
import { fetchSession, getToken, type Session, signInAs } from './session.ts';

/** The pretend product: a sales planner whose settings page embeds Dowel. */
export function Product() {
  const [session, setSession] = useState<Session>();
  const [failure, setFailure] = useState<string>();

  const reloadAfter = useCallback((change?: Promise<void>) => {
    const failed = (error: Error) => setFailure(error.message);
    void Promise.resolve(change).then(fetchSession).then(setSession).catch(failed);
  }, []);
  useEffect(() => reloadAfter(), [reloadAfter]);

  if (failure) return <p className="product-failure">{failure}</p>;
  if (!session) return null;

  const { person, dowel, sandboxUrl } = session;
  return (
    <ServiceProvider options={{ project: dowel.project, baseUrl: dowel.baseUrl, getToken }}>
      <Frame session={session} onSignIn={(consumerRef) => reloadAfter(signInAs(consumerRef))}>
        <Switch>
          <Route path="/connect/:provider">
            {({ provider }) => <ConnectPage key={person.consumerRef} person={person} provider={provider} />}
          </Route>
          <Route path="/integrations/:integration">
            {({ integration }) => (
              <IntegrationPage key={person.consumerRef} person={person} integration={integration} />
            )}
          </Route>
          <Route path="/integrations/:integration/installations">
            {({ integration }) => <InstallationsPage person={person} integration={integration} />}
          </Route>
          <Route path="/integrations/:integration/installations/:installationRef">
            {({ integration, installationRef }) => (
              <IntegrationPage
                key={person.consumerRef}
                person={person}
                integration={integration}
                installationRef={installationRef}
              />
            )}
          </Route>
          <Route path="/crm">
            <CrmPage key={person.groupRef} person={person} />
          </Route>
          <Route path="/webhooks">
            <WebhooksPage />
          </Route>
          <Route>
            <IntegrationsPage person={person} integrations={dowel.integrations} sandboxUrl={sandboxUrl} />
          </Route>
        </Switch>
      </Frame>
    </ServiceProvider>
  );
}
