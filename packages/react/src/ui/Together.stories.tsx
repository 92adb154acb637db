import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from './Card/Card.tsx';
import { Checkbox } from './Checkbox/Checkbox.tsx';
import { Disclosure } from './Disclosure/Disclosure.tsx';
import { KeyValueList } from './KeyValueList/KeyValueList.tsx';
import { Link } from './Link/Link.tsx';
import { List } from './List/List.tsx';
import { Row } from './List/Row.tsx';
import { Notice } from './Notice/Notice.tsx';
import { Root } from './Root/Root.tsx';
import { Stack } from './Stack/Stack.tsx';
import { Tabs } from './Tabs/Tabs.tsx';
import { Tag, TagList } from './Tag/Tag.tsx';
import { Text } from './Text/Text.tsx';
import { TextField } from './TextField/TextField.tsx';

const meta: Meta = { title: 'Primitives/Together', tags: ['!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

const word = 'customer_success_organisational_unit_relationship_identifier_in_the_data_warehouse__c';
const address = 'https://acme.example.test/a/very/long/address/that/has/no/place/to/break/in/a/narrow/column';

/** Words without a place to break make nothing wider than a small phone. */
export const LongText: Story = {
  render: () => (
    <div style={{ inlineSize: '20rem' }}>
      <Root>
        <Card title={word} description={address} actions={<Tag tone="warning">Needs attention</Tag>}>
          <Stack gap={4}>
            <Notice tone="danger" title={address}>
              {word}
            </Notice>
            <Checkbox label={word} hint={address} />
            <TextField label={word} labelSuffix="Optional" hint={address} error={address} />
            <TagList label="Required fields" tags={[{ key: 'one', label: word }]} />
            <Link href="#">{word}</Link>
            <Disclosure summary={word} isDefaultOpen>
              <Text>{address}</Text>
            </Disclosure>
            <KeyValueList items={[{ key: 'one', term: word, value: address }]} />
            <List label="Objects">
              <Row title={word} detail={address} end={<Tag>{word}</Tag>} />
            </List>
            <Tabs
              label="Objects"
              tabs={[
                { id: 'one', label: word },
                { id: 'two', label: 'Contacts', badge: <Tag tone="warning">Not saved yet</Tag> },
              ]}
              selectedId="one"
              onSelect={() => {}}
            >
              <Text>{word}</Text>
            </Tabs>
          </Stack>
        </Card>
      </Root>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const card = canvasElement.querySelector('.dowel-card');

    await expect(canvas.getByRole('tab', { name: word })).toBeVisible();
    await expect(card?.scrollWidth).toBe(card?.clientWidth);
  },
};
