import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EveryElement } from '../../test/every-element.tsx';
import { Button } from './Button/Button.tsx';
import { IconButton } from './Button/IconButton.tsx';
import { TextButton } from './Button/TextButton.tsx';
import { Card } from './Card/Card.tsx';
import { Checkbox } from './Checkbox/Checkbox.tsx';
import { Disclosure } from './Disclosure/Disclosure.tsx';
import { ControlIcon } from './Icon/ControlIcon.tsx';
import { KeyValueList } from './KeyValueList/KeyValueList.tsx';
import { Link } from './Link/Link.tsx';
import { List } from './List/List.tsx';
import { Row } from './List/Row.tsx';
import { Mark } from './Mark/Mark.tsx';
import { Notice } from './Notice/Notice.tsx';
import { Root } from './Root/Root.tsx';
import { Select } from './Select/Select.tsx';
import { Stack } from './Stack/Stack.tsx';
import { Steps } from './Steps/Steps.tsx';
import { Tabs } from './Tabs/Tabs.tsx';
import { Tag, TagList } from './Tag/Tag.tsx';
import { Text } from './Text/Text.tsx';
import { TextArea } from './TextArea/TextArea.tsx';
import { TextField } from './TextField/TextField.tsx';

// The screens show the primitives in use. Here are all of them, and what no screen shows.
const meta: Meta = { title: 'Primitives', tags: ['!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Every: Story = {
  parameters: { shows: { role: 'dialog', name: 'Dialog' } },
  render: () => <EveryElement />,
};

export const Disabled: Story = {
  parameters: { shows: { role: 'button', name: 'Connect account' } },
  render: () => (
    <Root>
      <Stack gap={4}>
        <Button variant="primary" isDisabled>
          Connect account
        </Button>
        <IconButton icon={<ControlIcon name="search" />} label="Search" isDisabled />
        <Checkbox label="Write contacts" defaultChecked disabled />
        <Checkbox label="All fields" isIndeterminate disabled />
        <TextField label="Workspace" defaultValue="acme" disabled />
        <TextArea label="Scopes" defaultValue="contacts.read" disabled />
        <Select label="Region" options={[{ value: 'eu', label: 'Europe' }]} disabled />
      </Stack>
    </Root>
  ),
};

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
            <Button>{`Connect ${word}`}</Button>
            <TextButton onClick={() => {}}>{word}</TextButton>
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

/** One line stands for the labels of all steps, and the rows of a plain list are as light as text. */
export const Narrow: Story = {
  render: () => (
    <div style={{ inlineSize: '20rem' }}>
      <Root>
        <Steps
          label="Progress"
          steps={[
            { id: 'connect', label: 'Connect' },
            { id: 'objects', label: 'Choose objects' },
          ]}
          currentId="objects"
          doneLabel="done"
          nowLabel="Step 2 of 2 · Choose objects"
        />
        <List label="What it will do" isPlain>
          <Row lead={<Mark icon="in" />} title="Read people and companies" detail="Every hour" />
        </List>
      </Root>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 2 of 2 · Choose objects')).toBeVisible();
    await expect(getComputedStyle(canvas.getByText('Read people and companies')).fontWeight).toBe('400');
  },
};
