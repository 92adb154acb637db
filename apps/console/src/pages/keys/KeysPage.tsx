import { Button } from '@dowel/react/parts';
import type { CreatedApiKey } from '@dowel/schema';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { apiKeysQuery } from '../../data/api-keys.ts';
import { useMay } from '../../data/project.ts';
import { ConsoleIcon } from '../../parts/ConsoleIcon.tsx';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { Empty } from '../../parts/Failed.tsx';
import { Keys } from '../../parts/Keys.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { Box } from '../../parts/Section.tsx';
import { ShownOnce } from '../../parts/ShownOnce.tsx';
import { shownOnce } from '../../parts/shown-once.ts';
import { useOnce } from '../../parts/useOnce.ts';
import { Head } from '../../shell/Head.tsx';
import { keysInShort } from '../../words/api-keys.ts';
import { KeysTable } from './KeysTable.tsx';
import { MakeKey } from './MakeKey.tsx';

const route = getRouteApi('/$project/keys');
const newKey = shownOnce<CreatedApiKey>();

/** The API keys of a project. A key is shown once, when it is made. */
export function KeysPage() {
  const { project } = route.useParams();
  const navigate = useNavigate();
  const query = useQuery(apiKeysQuery(project));
  const may = useMay();
  const mayMake = useOnce(may.change);
  const isMaking = route.useSearch().new !== undefined && mayMake;
  const made = newKey.useShown(project);
  const show = (what: 'key' | undefined) =>
    void navigate({ to: '/$project/keys', params: { project }, search: what ? { new: what } : {} });
  return (
    <>
      <Head
        title="Keys"
        crumbs={['Keys']}
        detail={query.data && keysInShort(query.data)}
        actions={
          may.change &&
          !isMaking && (
            <Button variant={made ? 'secondary' : 'primary'} data-shortcut="n" onClick={() => show('key')}>
              <ConsoleIcon name="plus" />
              Make a key
              <Keys keys={['n']} />
            </Button>
          )
        }
      />
      {made && !isMaking && <MadeKey made={made} />}
      {isMaking && (
        <MakeKey
          project={project}
          onMade={(key) => {
            newKey.show(project, key);
            show(undefined);
          }}
          onCancel={() => show(undefined)}
        />
      )}
      <Loaded query={query} what="the keys">
        {(keys) => (
          <Box
            foot={
              <span>
                A key is shown once, when it is made. To replace one, make a second and switch the first off.
              </span>
            }
          >
            {keys.length === 0 ? (
              <Empty title="No key yet">Your backend and your deploys each need one.</Empty>
            ) : (
              <KeysTable project={project} keys={keys} mayChange={may.change} />
            )}
          </Box>
        )}
      </Loaded>
    </>
  );
}

/** The key that was just made. Nothing shows it again. */
function MadeKey({ made: { label, key } }: { made: CreatedApiKey }) {
  return (
    <ShownOnce
      tone="success"
      title={`Copy the key “${label}” now: it is not shown again`}
      actions={<CopyButton text={key} label="Copy key" variant="primary" shortcut="c" />}
    >
      <code className="console-mono console-secret">{key}</code>
    </ShownOnce>
  );
}
