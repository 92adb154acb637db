import { Badge } from '@dowel/react/parts';
import type { OperationExplanation } from '@dowel/schema';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useDeferredValue } from 'react';
import { explanationQuery } from '../../data/operations.ts';
import { useProductName } from '../../data/product.ts';
import { useMay } from '../../data/project.ts';
import { StateDrawing } from '../../parts/ConsoleIcon.tsx';
import { CopyButton, CopyId } from '../../parts/CopyButton.tsx';
import { Diagnosis } from '../../parts/Diagnosis.tsx';
import { Failed } from '../../parts/Failed.tsx';
import { Section } from '../../parts/Section.tsx';
import { Time } from '../../parts/Time.tsx';
import { WaitingPage } from '../../parts/Waiting.tsx';
import { Head } from '../../shell/Head.tsx';
import { reasonTitle } from '../../words/issues.ts';
import { named } from '../../words/named.ts';
import { operationState, operationTitle } from '../../words/operations.ts';
import { actorWords } from '../../words/states.ts';
import { showsProvider, whatToTell } from '../../words/tell.ts';
import { sayTimes } from '../../words/time.ts';
import { InShort } from './InShort.tsx';
import { Share } from './Share.tsx';
import { nextStep, toSteps } from './steps.ts';
import { Timeline } from './Timeline.tsx';

// They stand last, or beside.
const OperationFacts = lazy(() =>
  import('./OperationFacts.tsx').then(({ OperationFacts }) => ({ default: OperationFacts })),
);
const Repeat = lazy(() => import('./Repeat.tsx').then(({ Repeat }) => ({ default: Repeat })));
const OthersLike = lazy(() => import('./OthersLike.tsx').then(({ OthersLike }) => ({ default: OthersLike })));
const Mapping = lazy(() => import('./Mapping.tsx').then(({ Mapping }) => ({ default: Mapping })));

const route = getRouteApi('/$project/operations/$operationId');

/** One run, explained: what came of it, why, who can act, and every step. */
export function OperationPage() {
  const { project, operationId } = route.useParams();
  const query = useQuery(explanationQuery(project, operationId));
  const crumb = (
    <Link key="customers" to="/$project/operations" params={{ project }}>
      Operations
    </Link>
  );
  if (query.data) return <Explained project={project} explanation={query.data} crumb={crumb} />;
  if (!query.error) return <WaitingPage what="the operation" />;
  return (
    <>
      <Head title="Operation" crumbs={[crumb, operationId]} />
      <Failed error={query.error} what="this operation" retry={() => void query.refetch()} />
    </>
  );
}

interface ExplainedProps {
  project: string;
  explanation: OperationExplanation;
  crumb: ReactNode;
}

function Explained({ project, explanation, crumb }: ExplainedProps) {
  // The run stands without its customer: the installation may be gone.
  const { operation, diagnosis, installation: customer } = explanation;
  const product = useProductName();
  const provider = customer?.providerName ?? 'the provider';
  const isTheirs = isTheirApp(explanation);
  const state = operationState({ ...operation, failure: diagnosis });
  const isWell = diagnosis.actor === 'nobody' && operation.status === 'success';
  // The answer is painted first. A timeline has many rows.
  const hasAnswered = useDeferredValue(true, false);
  return (
    <>
      <Head
        title={operationTitle(operation, diagnosis)}
        crumbs={[crumb, `…${operation.id.slice(-8)}`]}
        lead={<Badge tone={state.tone} icon={<StateDrawing name={state.icon} />} />}
        detail={
          <>
            {customer && (
              <>
                <Link
                  className="dowel-link"
                  to="/$project/customers/$groupRef"
                  params={{ project, groupRef: customer.groupRef }}
                >
                  <bdi>{customer.groupName}</bdi>
                </Link>
                {'\u00a0· '}
              </>
            )}
            {operation.createTime && <Time at={operation.createTime} />}&nbsp;· <CopyId id={operation.id} />
          </>
        }
        actions={
          <>
            <CopyButton text={() => window.location.href} label="Copy address" icon="link" shortcut="y" />
            <Share project={project} operationId={operation.id} />
          </>
        }
      />
      <div className="console-columns">
        <div className="console-stack">
          <InShort explanation={explanation} provider={provider} isWell={isWell} />
          {!isWell && (
            <Diagnosis
              state={diagnosis.kind === 'held_back' ? state : { ...state, ...toneOf(diagnosis.actor) }}
              title={titleOf(explanation, provider) ?? diagnosis.summary}
              detail={[diagnosis.remedy, sayTimes(nextStep(explanation) ?? '')].filter(Boolean).join(' ')}
              facts={[
                [
                  'Who must act',
                  isTheirs
                    ? `${named(customer?.groupName ?? '')}: an administrator there, together with you`
                    : actorWords(
                        diagnosis.actor,
                        customer?.groupName,
                        provider,
                        showsProvider.includes(diagnosis.kind),
                      ),
                ],
                ['Why', diagnosis.words && sayTimes(diagnosis.words)],
                [
                  'Code',
                  <span key="code" className="console-mono">
                    {diagnosis.kind}
                  </span>,
                ],
              ]}
              ways={<Ways project={project} explanation={explanation} />}
              say={whatToSay(explanation, product)}
            />
          )}
          {hasAnswered && (
            <Section title="Timeline" note={explanation.isCut && 'The middle of the log is left out here.'}>
              <Timeline steps={toSteps(explanation)} />
            </Section>
          )}
          <Suspense>
            <Mapping mapping={explanation.mapping} provider={provider} />
          </Suspense>
        </div>
        <aside className="console-aside" aria-label="About this operation">
          <Suspense>
            <OperationFacts project={project} explanation={explanation} />
            <OthersLike project={project} explanation={explanation} groupRef={customer?.groupRef} />
            <Repeat repeat={explanation.repeat} />
          </Suspense>
        </aside>
      </div>
    </>
  );
}

/** Leads to where a run's fault is mended. */
function Ways({
  project,
  explanation: { diagnosis, mapping, installation },
}: {
  project: string;
  explanation: OperationExplanation;
}) {
  const { isNarrow } = useMay();
  const app = diagnosis.kind === 'misconfigured_app' && installation?.providerApp;
  // What its way leads to is refused to them.
  if (isNarrow) return null;
  if (app) {
    return (
      <Link
        className="dowel-link"
        to="/$project/provider-apps/$providerApp"
        params={{ project, providerApp: app.id }}
      >
        Open the provider app
      </Link>
    );
  }
  const [destination] = mapping.flatMap((one) => one.destination ?? []);
  if (!destination || !['held_back', 'not_taken'].includes(diagnosis.kind)) return null;
  return (
    <Link className="dowel-link" to="/$project/destinations/$destination" params={{ project, destination }}>
      Open the destination
    </Link>
  );
}

function whatToSay(explanation: OperationExplanation, product: string): string {
  const { operation, diagnosis, installation } = explanation;
  return whatToTell({
    product,
    providerName: installation?.providerName,
    actor: diagnosis.actor,
    reason: diagnosis.kind,
    stops: operation.actionType === 'write' ? 'writes' : undefined,
    since: operation.updateTime,
    authScheme: installation?.authScheme,
    words: diagnosis.words,
    objects: operation.metadata?.objects,
    ...(isTheirApp(explanation) && { subject: installation?.providerApp }),
  });
}

/** Whether the provider refuses a provider app that is the customer's own. */
function isTheirApp({ diagnosis, installation }: OperationExplanation): boolean {
  return diagnosis.kind === 'misconfigured_app' && installation?.providerApp?.groupRef !== undefined;
}

/** In the words of the issue that it is. */
function titleOf(explanation: OperationExplanation, provider: string): string | undefined {
  const { operation, diagnosis, installation } = explanation;
  const { kind, words } = diagnosis;
  const isTheirs = isTheirApp(explanation);
  const name = operation.metadata?.objects?.join(', ') ?? '';
  const about = { provider, name, authScheme: installation?.authScheme, words, isTheirs };
  const ofWrite = operation.actionType === 'write' ? reasonTitle(`${kind}_writes`, about) : undefined;
  return ofWrite ?? reasonTitle(kind, about);
}

/** What heals itself never rings. */
function toneOf(actor: string): {
  tone: 'info' | 'warning' | 'danger';
  icon: 'again' | 'warning' | 'danger';
} {
  if (actor === 'consumer') return { tone: 'warning', icon: 'warning' };
  if (actor === 'provider' || actor === 'nobody') return { tone: 'info', icon: 'again' };
  return { tone: 'danger', icon: 'danger' };
}
