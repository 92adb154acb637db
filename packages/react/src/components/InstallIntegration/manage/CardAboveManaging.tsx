import type { ReactNode } from 'react';
import { Card } from '../../../ui/Card/Card.tsx';
import { useConnectedFlow } from '../flow.ts';
import { ConnectedTo, InstallPair, InstallTag } from '../InstallStatus.tsx';
import { ManageContent } from './ManageContent.tsx';

/** A card without tabs: what there is to say instead of choices, and below it what manages the connection. */
export function CardAboveManaging({ children }: { children: ReactNode }) {
  const { words } = useConnectedFlow();
  return (
    <Card
      lead={<InstallPair />}
      title={<bdi className="dowel-name">{words.name}</bdi>}
      description={<ConnectedTo />}
      actions={<InstallTag />}
    >
      {children}
      <ManageContent isBelow />
    </Card>
  );
}
