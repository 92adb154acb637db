import type { GroupOverview, Installation, ManifestIntegration } from '@dowel/schema';
import { findManifestObject } from '@dowel/schema/rules';
import { useQuery } from '@tanstack/react-query';
import { integrationQuery } from '../../data/revisions.ts';
import { ChangeList } from '../../parts/ChangeList.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { Box, Section } from '../../parts/Section.tsx';
import { Table } from '../../parts/Table.tsx';
import { scheduleWords } from '../../words/reads.ts';
import { count } from '../../words/time.ts';
import { type ChosenObject, fieldWords } from './field-words.ts';
import { InstallationFacts } from './InstallationFacts.tsx';
import { objectsRead } from './objects-read.ts';
import { type Installed, useInstallation } from './useInstallation.ts';

/** What applies to an installation now: the customer's choices, and the manifest where there is none. */
export function Settings() {
  const { installed } = useInstallation();
  return installed && <Known {...installed} />;
}

function Known({ project, overview, installation }: Installed) {
  const { integrationId, config } = installation;
  const query = useQuery(integrationQuery(project, integrationId));
  return (
    <div className="console-columns">
      <div className="console-stack">
        <Section title="What applies now">
          <Loaded query={query} what="what was deployed">
            {({ latestRevision }) => <Applies content={config.content} manifest={latestRevision.content} />}
          </Loaded>
        </Section>
        {overview.changes.length > 0 && <Changed changes={overview.changes} />}
      </div>
      <aside className="console-aside" aria-label="About these settings">
        <InstallationFacts installation={installation} />
      </aside>
    </div>
  );
}

/** What may have changed it. */
function Changed({ changes }: Pick<GroupOverview, 'changes'>) {
  return (
    <Section title="What changed" note="At this customer">
      <div className="console-feed">
        <ChangeList changes={changes} />
      </div>
    </Section>
  );
}

type Content = Installation['config']['content'];

/** The manifest alone says how it is read. */
const notChosen: Partial<ChosenObject> = {};

function Applies({ content, manifest: latest }: { content: Content; manifest: ManifestIntegration }) {
  const names = (of: { objects?: object } | undefined) => Object.keys(of?.objects ?? {}).join(', ');
  const chosenObjects = content.read?.objects ?? {};
  const rows = objectsRead(chosenObjects, latest).map((name) => ({
    name,
    chosen: chosenObjects[name] ?? notChosen,
    manifest: findManifestObject(latest, 'read', name),
  }));
  return (
    <Box
      foot={[
        content.write && `Written: ${names(content.write)}`,
        content.subscribe && `Events of: ${names(content.subscribe)}`,
        content.proxy?.enabled && 'Calls through the proxy are allowed',
      ]
        .filter(Boolean)
        .join('\u00a0· ')}
    >
      {rows.length === 0 ? (
        <div className="console-box-pad">Nothing is read.</div>
      ) : (
        <Table
          rows={rows}
          keyOf={({ name }) => name}
          columns={[
            {
              title: 'Object',
              is: 'title',
              cell: ({ name, manifest }) => (
                <>
                  <bdi>{manifest?.mapToDisplayName ?? manifest?.mapToName ?? name}</bdi>{' '}
                  {(manifest?.mapToDisplayName ?? manifest?.mapToName) && (
                    <span className="console-mono console-muted">{name}</span>
                  )}
                </>
              ),
            },
            {
              title: 'Fields',
              lead: 'fields:',
              is: 'wide',
              cell: ({ chosen, manifest }) =>
                [
                  manifest?.requiredFields?.length && `${manifest.requiredFields.length} required`,
                  fieldWords(chosen),
                  chosen.selectedValueMappings &&
                    `values of ${count(Object.keys(chosen.selectedValueMappings).length, 'field')} matched`,
                ]
                  .filter(Boolean)
                  .join(', '),
            },
            {
              title: 'How often',
              is: 'keep',
              cell: ({ chosen, manifest }) =>
                chosen.disabled ? (
                  'left out'
                ) : (
                  <Chosen own={chosen.schedule}>
                    {scheduleWords(chosen.schedule ?? manifest?.schedule)}
                  </Chosen>
                ),
            },
            {
              title: 'Goes to',
              lead: 'to',
              is: 'keep',
              cell: ({ chosen, manifest }) => (
                <Chosen own={chosen.destination}>{chosen.destination ?? manifest?.destination}</Chosen>
              ),
            },
          ]}
        />
      )}
    </Box>
  );
}

/** A value, and whether this installation has it instead of that of the manifest. */
function Chosen({ own, children }: { own: string | undefined; children: string | undefined }) {
  return (
    <>
      <bdi>{children}</bdi> {own && <span className="console-muted">chosen here</span>}
    </>
  );
}
