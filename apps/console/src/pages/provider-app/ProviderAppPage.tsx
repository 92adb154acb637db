import { Button } from '@dowel/react/parts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { projectClient } from '../../app/project.ts';
import { useMay } from '../../data/project.ts';
import { providerAppsQuery } from '../../data/provider-apps.ts';
import { useProviderTitles } from '../../data/providers.ts';
import { Ask } from '../../parts/Ask.tsx';
import { CallbackAddress } from '../../parts/CallbackAddress.tsx';
import { NoSuch } from '../../parts/Failed.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { Box } from '../../parts/Section.tsx';
import { SubjectIssues } from '../../parts/SubjectIssues.tsx';
import { Time } from '../../parts/Time.tsx';
import { useGoOn } from '../../parts/useGoOn.ts';
import { Head } from '../../shell/Head.tsx';
import { ProviderAppForm } from './ProviderAppForm.tsx';

const route = getRouteApi('/$project/provider-apps/$providerApp');

/** An application at a provider: its client, its secret that can only be written, and its end. `+` makes a new one. */
export function ProviderAppPage() {
  const { project, providerApp: id } = route.useParams();
  const query = useQuery(providerAppsQuery(project));
  const app = query.data?.find((one) => one.id === id);
  const provider = useProviderTitles()(app?.provider ?? '');
  const title = app?.groupRef ? `${provider}, of ${app.groupRef}` : provider;
  const may = useMay();
  const navigate = useGoOn();
  const [isRemoving, setRemoving] = useState(false);
  const goUp = () => navigate({ to: '/$project/provider-apps', params: { project } });
  if (query.data && !app && id !== '+') return <NoSuch what="provider app" />;
  return (
    <Loaded query={query} what="this provider app" isPage>
      {() => (
        <>
          <Head
            title={app ? `Provider app for ${title}` : 'New provider app'}
            crumbs={[
              <Link key="up" to="/$project/provider-apps" params={{ project }}>
                Provider apps
              </Link>,
              app ? title : 'New',
            ]}
            detail={
              <>
                Whoever signs in at the provider sees its name.
                {app?.updateTime && (
                  <>
                    {' '}
                    Last changed at <Time at={app.updateTime} />.
                  </>
                )}
              </>
            }
            actions={app && may.change && <Button onClick={() => setRemoving(true)}>Remove</Button>}
          />
          {app && <SubjectIssues id={app.id} />}
          <Box isPadded foot={<CallbackAddress />}>
            <ProviderAppForm project={project} app={app} onDone={goUp} />
          </Box>
          {app && isRemoving && (
            <Ask
              title={`Remove the provider app for ${title}?`}
              does="Remove"
              keeps="Keep it"
              send={() => projectClient(project).providerApps.delete(app.id)}
              onClose={(isDone) => {
                setRemoving(false);
                if (isDone) void goUp();
              }}
            >
              <p>
                {app.groupRef
                  ? `${app.groupRef} signs in with your own app again`
                  : 'Nobody can sign in with it any more'}
                , and the sign-ins that were made with it end one after the other, because they cannot be
                renewed. A new app with another client needs new sign-ins.
              </p>
            </Ask>
          )}
        </>
      )}
    </Loaded>
  );
}
