import type { Integration } from '@dowel/schema';
import { englishFacts } from '../../messages/english-facts.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { withTexts } from '../../messages/withTexts.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { List } from '../../ui/List/List.tsx';
import { Row } from '../../ui/List/Row.tsx';
import { Mark } from '../../ui/Mark/Mark.tsx';
import { connectFacts } from './connect-facts.ts';
import { useConnecting } from './connecting.ts';

export interface ConnectFactsProps {
  integration: Integration;
  appName: string;
}

/** Says before the sign-in what it will be used for. */
export const ConnectFacts = /* @__PURE__ */ withTexts(englishFacts, Facts);

function Facts({ integration, appName }: ConnectFactsProps) {
  const { provider } = useConnecting();
  const translate = useMessages();
  const facts = connectFacts(integration.latestRevision.content, provider, translate);
  return (
    <>
      <Heading level={3} size="sm">
        {appName
          ? translate('connect.facts.title', { app: appName })
          : translate('connect.facts.title.alone')}
      </Heading>
      <List isPlain>
        {facts.map(({ icon, title, facts }) => (
          <Row key={title} lead={<Mark icon={icon} />} title={title} facts={facts} />
        ))}
      </List>
    </>
  );
}
