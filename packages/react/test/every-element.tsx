import { InlineMarkdown } from '../src/components/markdown/InlineMarkdown.tsx';
import { Button } from '../src/ui/Button/Button.tsx';
import { Card } from '../src/ui/Card/Card.tsx';
import { CheckboxList } from '../src/ui/CheckboxList/CheckboxList.tsx';
import { Combobox } from '../src/ui/Combobox/Combobox.tsx';
import { Dialog } from '../src/ui/Dialog/Dialog.tsx';
import { Disclosure } from '../src/ui/Disclosure/Disclosure.tsx';
import { StateIcon } from '../src/ui/Icon/StateIcon.tsx';
import { KeyValueList } from '../src/ui/KeyValueList/KeyValueList.tsx';
import { Link } from '../src/ui/Link/Link.tsx';
import { List } from '../src/ui/List/List.tsx';
import { Row } from '../src/ui/List/Row.tsx';
import { Badge } from '../src/ui/Logo/Badge.tsx';
import { Logo } from '../src/ui/Logo/Logo.tsx';
import { Mark } from '../src/ui/Mark/Mark.tsx';
import { Notice } from '../src/ui/Notice/Notice.tsx';
import { Pair } from '../src/ui/Pair/Pair.tsx';
import { Root } from '../src/ui/Root/Root.tsx';
import { Select } from '../src/ui/Select/Select.tsx';
import { Spinner } from '../src/ui/Spinner/Spinner.tsx';
import { Steps } from '../src/ui/Steps/Steps.tsx';
import { Tabs } from '../src/ui/Tabs/Tabs.tsx';
import { TagList } from '../src/ui/Tag/Tag.tsx';
import { Text } from '../src/ui/Text/Text.tsx';
import { TextArea } from '../src/ui/TextArea/TextArea.tsx';
import { TextField } from '../src/ui/TextField/TextField.tsx';

const nothing = () => {};
const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const options = [
  { value: 'a', label: 'Alpha', hint: 'a' },
  { value: 'b', label: 'Beta' },
];

const eight = Array.from({ length: 8 }, (_, index) => ({ value: `${index}`, label: `Choice ${index}` }));

/** Every kind of element that the library draws, on one page and without a service. */
export function EveryElement() {
  return (
    <Root>
      <Card title="Card" description="Description" footer="Footer" aside="Aside">
        <Steps
          label="Steps"
          steps={[
            { id: 'one', label: 'One' },
            { id: 'two', label: 'Two' },
            { id: 'three', label: 'Three' },
          ]}
          currentId="two"
          doneLabel="done"
          nowLabel="Step 2 of 3"
        />
        <Notice tone="danger" title="Notice" actions={<Button size="sm">Act</Button>}>
          Body
        </Notice>
        <TextField label="Name" labelSuffix="Optional" hint="Hint" error="Error" placeholder="Name" />
        <TextField label="Secret" type="password" reveal={{ show: 'Show', hide: 'Hide' }} />
        <TextArea
          label="Lines"
          hint={<InlineMarkdown text="Take `code`, **strong** and [a link](https://example.com)." />}
          placeholder="Lines"
        />
        <Select label="Select" placeholder="None" options={options} />
        <Combobox
          id="every-combobox"
          label="Combobox"
          options={options}
          value="a"
          onValueChange={nothing}
          placeholder="Choose"
          words={{ clear: 'Clear', open: 'Open', noMatch: String, more: String }}
        />
        <TagList label="Tags" tags={[{ key: 'tag', label: 'Tag' }]} />
        <Pair
          state="connected"
          from={<Logo kind="product" name="Quillboard" />}
          to={<Logo kind="provider" name="Juniper CRM" picture={pixel} />}
        />
        <Badge tone="danger" icon="danger" />
        <List label="List">
          <Row
            lead={<Mark tone="info" icon={<StateIcon name="part" />} />}
            title="Row"
            detail="Detail"
            end={<Button variant="primary">Begin</Button>}
          />
        </List>
        <Tabs
          label="Tabs"
          tabs={[
            { id: 'one', label: 'One' },
            { id: 'two', label: 'Two', startsGroup: true },
          ]}
          selectedId="one"
          onSelect={nothing}
        >
          <Text>Panel</Text>
        </Tabs>
        <CheckboxList
          legend="Choices"
          options={eight}
          selected={new Set(['1'])}
          onToggle={nothing}
          onToggleAll={nothing}
          words={{ search: 'Search', selectAll: String, selected: String, found: String, noMatch: String }}
        />
        <KeyValueList items={[{ key: 'fact', term: 'Term', value: 'Value' }]} />
        <Disclosure summary="Disclosure" isDefaultOpen>
          <Link href="#" newTabLabel="opens in a new tab">
            Link
          </Link>
          <Spinner />
        </Disclosure>
      </Card>
      <Dialog
        isOpen
        title="Dialog"
        onClose={nothing}
        actions={
          <>
            <Button>Keep</Button>
            <Button variant="danger" isBusy busyLabel="Removing">
              Remove
            </Button>
          </>
        }
      >
        Body
      </Dialog>
    </Root>
  );
}
