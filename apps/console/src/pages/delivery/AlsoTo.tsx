import { List, Row } from '@dowel/react/parts';
import type { DeliveryWithAttempts } from '@dowel/schema';
import { Link } from '@tanstack/react-router';
import { Section } from '../../parts/Section.tsx';
import { StateMark } from '../../parts/StateWords.tsx';
import { Time } from '../../parts/Time.tsx';
import { deliveryState } from '../../words/states.ts';

export interface AlsoToProps {
  project: string;
  deliveries: NonNullable<DeliveryWithAttempts['otherDeliveries']>;
}

/** Where the same event goes too, and whether it was taken there. */
export function AlsoTo({ project, deliveries }: AlsoToProps) {
  return (
    <Section title="Also went to">
      <List>
        {deliveries.map((one) => {
          const state = deliveryState(one);
          return (
            <Row
              key={one.id}
              lead={<StateMark state={state} />}
              title={
                <Link
                  to="/$project/deliveries/$deliveryId"
                  params={{ project, deliveryId: one.id }}
                  data-row-link
                >
                  {one.destinationName}
                </Link>
              }
              detail={
                <>
                  {state.words}&nbsp;· <Time at={one.updateTime ?? one.createTime} />
                </>
              }
            />
          );
        })}
      </List>
    </Section>
  );
}
