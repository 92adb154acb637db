import { TextField } from '@dowel/react/parts';
import type { Org } from '@dowel/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { clientOf } from '../../app/client.ts';
import { myInfoQuery } from '../../data/my-info.ts';
import { projectQuery, useMay } from '../../data/project.ts';
import { CopyId } from '../../parts/CopyButton.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { useForm } from '../../parts/form/useForm.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { Box, Section } from '../../parts/Section.tsx';
import { Time } from '../../parts/Time.tsx';
import { useOnce } from '../../parts/useOnce.ts';
import { Head } from '../../shell/Head.tsx';
import { DeleteProject } from './DeleteProject.tsx';
import { ProjectLogo } from './ProjectLogo.tsx';
import { ProjectSettings } from './ProjectSettings.tsx';

const route = getRouteApi('/$project/settings');

/** What a project is called, which pages may embed it, and its end. */
export function SettingsPage() {
  const { project } = route.useParams();
  const query = useQuery(projectQuery(project));
  const { data: info } = useQuery(myInfoQuery);
  const may = useMay();
  const mayChange = useOnce(may.change);
  const mayRename = useOnce(may.own);
  const org = info?.orgRole?.org;
  return (
    <>
      <Head
        title="Settings"
        crumbs={['Settings']}
        detail={
          may.isNarrow && query.data ? 'Your role shows the settings, and does not change them.' : undefined
        }
      />
      <Loaded query={info ? query : { ...query, data: undefined }} what="the settings">
        {(settings) => (
          <>
            {mayChange ? (
              <ProjectSettings project={settings} />
            ) : (
              <Box isPadded>
                <Facts
                  facts={[
                    ['Name of the product', settings.appName],
                    ['Name of the project', settings.name],
                    ['Pages that embed it', settings.embeddingOrigins?.join(', ') || 'none'],
                  ]}
                />
              </Box>
            )}
            {mayChange && <ProjectLogo project={settings} />}
            {mayRename && org && <OrgSettings org={org} />}
            <Section title="About">
              <Box isPadded>
                <Facts
                  facts={[
                    ['Id', <CopyId key="id" id={settings.id} />],
                    ['Organization', org?.label],
                    ['Made', <Time key="made" at={settings.createTime} />],
                  ]}
                />
              </Box>
            </Section>
            {mayChange && <DeleteProject project={settings} />}
          </>
        )}
      </Loaded>
    </>
  );
}

/** Renames the organization. */
function OrgSettings({ org }: { org: Org }) {
  const client = useQueryClient();
  const form = useForm({
    initial: { label: org.label },
    send: ({ label }) =>
      clientOf().orgs.update(org.id, { updateMask: ['label'], org: { label: label.trim() } }),
    onDone: () => client.invalidateQueries(),
  });
  return (
    <Section title="Organization">
      <Box isPadded>
        <Form
          form={form}
          does="Save"
          isUnchanged={!form.isChanged}
          note="Colleagues and people whom you invite read it."
        >
          <TextField label="Name of the organization" maxLength={255} {...form.text('label')} />
        </Form>
      </Box>
    </Section>
  );
}
