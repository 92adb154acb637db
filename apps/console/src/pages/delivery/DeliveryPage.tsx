import { Badge, Button, Notice } from '@dowel/react/parts';
import type { DeliveryWithAttempts } from '@dowel/schema';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { deliveryQuery, useReplay } from '../../data/deliveries.ts';
import { StateDrawing } from '../../parts/ConsoleIcon.tsx';
import { CopyButton, CopyId } from '../../parts/CopyButton.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { Failed } from '../../parts/Failed.tsx';
import { FormProblem } from '../../parts/form/FormProblem.tsx';
import { Keys } from '../../parts/Keys.tsx';
import { Box, Section } from '../../parts/Section.tsx';
import { StateWords } from '../../parts/StateWords.tsx';
import { Time } from '../../parts/Time.tsx';
import { WaitingPage } from '../../parts/Waiting.tsx';
import { Head } from '../../shell/Head.tsx';
import { deliveryTitle, nextTryWords } from '../../words/deliveries.ts';
import { deliveryState } from '../../words/states.ts';
import { AlsoTo } from './AlsoTo.tsx';
import { Attempts } from './Attempts.tsx';
import { Body } from './Body.tsx';

const OthersLike = lazy(() => import('./OthersLike.tsx').then(({ OthersLike }) => ({ default: OthersLike })));

const route = getRouteApi('/$project/deliveries/$deliveryId');

/** One message: whether it was taken, each try with its answer, and its body when it is asked for. */
export function DeliveryPage() {
  const { project, deliveryId } = route.useParams();
  const query = useQuery(deliveryQuery(project, deliveryId));
  const crumb = (
    <Link key="deliveries" to="/$project/deliveries" params={{ project }}>
      Deliveries
    </Link>
  );
  if (query.data) return <Delivered project={project} delivery={query.data} crumb={crumb} />;
  if (!query.error) return <WaitingPage what="the delivery" />;
  return (
    <>
      <Head title="Delivery" crumbs={[crumb, deliveryId]} />
      <Failed error={query.error} what="this delivery" retry={() => void query.refetch()} />
    </>
  );
}

interface DeliveredProps {
  project: string;
  delivery: DeliveryWithAttempts;
  crumb: ReactNode;
}

function Delivered({ project, delivery, crumb }: DeliveredProps) {
  const replay = useReplay();
  const state = deliveryState(delivery);
  return (
    <>
      <Head
        title={deliveryTitle(delivery)}
        crumbs={[crumb, `…${delivery.id.slice(-8)}`]}
        lead={<Badge tone={state.tone} icon={<StateDrawing name={state.icon} />} />}
        detail={
          <>
            {delivery.eventType}&nbsp;· <Time at={delivery.createTime} />
            &nbsp;· <CopyId id={delivery.id} />
          </>
        }
        actions={
          <>
            <CopyButton text={() => window.location.href} label="Copy address" icon="link" shortcut="y" />
            <Button
              size="sm"
              isBusy={replay.isPending}
              data-shortcut="r"
              onClick={() => replay.mutate(delivery.id)}
            >
              Replay
              <Keys keys={['r']} />
            </Button>
          </>
        }
      />
      <FormProblem error={replay.error} />
      {replay.isSuccess && <Notice tone="info" title="It is sent again now, once. Its try appears below." />}
      <div className="console-columns">
        <div className="console-stack">
          <Attempts delivery={delivery} />
          <Body deliveryId={delivery.id} />
        </div>
        <aside className="console-aside" aria-label="About this delivery">
          <Section title="Facts">
            <Box isPadded>
              <Facts
                facts={[
                  ['State', <StateWords key="state" state={state} />],
                  ['Why', delivery.reason],
                  [
                    'Next try',
                    nextTryWords(delivery) ??
                      (delivery.nextAttemptTime && <Time key="next" at={delivery.nextAttemptTime} />),
                  ],
                  [
                    'Destination',
                    <Link
                      key="destination"
                      className="dowel-link"
                      to="/$project/destinations/$destination"
                      params={{ project, destination: delivery.destinationId }}
                    >
                      {delivery.destinationName}
                    </Link>,
                  ],
                  [
                    'Customer',
                    delivery.groupRef !== undefined && (
                      <Link
                        key="customer"
                        className="dowel-link"
                        to="/$project/customers/$groupRef"
                        params={{ project, groupRef: delivery.groupRef }}
                      >
                        <bdi>{delivery.groupName ?? delivery.groupRef}</bdi>
                      </Link>
                    ),
                  ],
                  ['Topic', delivery.topic],
                  ['Message', <CopyId key="message" id={delivery.messageId} />],
                  ['Event', <CopyId key="event" id={delivery.eventId} />],
                ]}
              />
            </Box>
          </Section>
          <Suspense>
            <OthersLike project={project} delivery={delivery} />
          </Suspense>
          {delivery.otherDeliveries && <AlsoTo project={project} deliveries={delivery.otherDeliveries} />}
        </aside>
      </div>
    </>
  );
}
