import { Logo, Tag } from '@dowel/react/parts';
import { Link, Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { Failed } from '../../parts/Failed.tsx';
import { Box } from '../../parts/Section.tsx';
import { WaitingPage } from '../../parts/Waiting.tsx';
import { Head } from '../../shell/Head.tsx';
import { providerOf, stateOf } from '../../words/issues.ts';
import { named } from '../../words/named.ts';
import { type Installed, useInstallation } from './useInstallation.ts';

/** One installation of a customer, in parts that have an address each. */
export function InstallationPage() {
  const { project, groupRef, integration, query, installed } = useInstallation();
  const crumbs = [
    <Link key="customers" to="/$project/customers" params={{ project }}>
      Customers
    </Link>,
    <Link key="customer" to="/$project/customers/$groupRef" params={{ project, groupRef }}>
      <bdi>{query.data?.group.groupName || groupRef}</bdi>
    </Link>,
  ];
  if (installed) return <Parts {...installed} crumbs={crumbs} />;
  if (!query.error && !query.data) return <WaitingPage what="the installation" />;
  return (
    <>
      <Head title="Not installed" crumbs={[...crumbs, integration]} />
      {query.error ? (
        <Failed error={query.error} what="this installation" retry={() => void query.refetch()} />
      ) : (
        <Box isPadded>This customer has not installed it, or it was uninstalled.</Box>
      )}
    </>
  );
}

const parts = [
  ['/$project/customers/$groupRef/$integration', 'Activity'],
  ['/$project/customers/$groupRef/$integration/settings', 'Settings'],
  ['/$project/customers/$groupRef/$integration/connection', 'Connection'],
] as const;

function Parts({ overview, installation, crumbs }: Installed & { crumbs: readonly ReactNode[] }) {
  const provider = providerOf(overview, installation);
  const issues = overview.issues.filter(({ id }) => installation.issueIds.includes(id));
  const name = installation.name ?? installation.integrationName;
  const state = stateOf(installation, issues);
  return (
    <>
      <Head
        title={name}
        crumbs={[...crumbs, <bdi key="name">{name}</bdi>]}
        lead={<Logo kind="provider" name={provider} />}
        tag={<Tag tone={state.tone}>{state.words}</Tag>}
        detail={`${provider}\u00a0· ${named(overview.group.groupName || overview.group.groupRef)}`}
        actions={
          <CopyButton text={() => window.location.href} label="Copy address" icon="link" shortcut="y" />
        }
      />
      <nav className="console-tabs" aria-label="Parts of the installation">
        {parts.map(([to, label]) => (
          <Link
            key={to}
            from="/$project/customers/$groupRef/$integration"
            to={to}
            search
            activeOptions={{ exact: true }}
          >
            {label}
          </Link>
        ))}
      </nav>
      <Outlet />
    </>
  );
}
