import { InlineMarkdown } from '../src/components/markdown/InlineMarkdown.tsx';
import { Button } from '../src/ui/Button/Button.tsx';
import { Card } from '../src/ui/Card/Card.tsx';
import { Combobox } from '../src/ui/Combobox/Combobox.tsx';
import { Dialog } from '../src/ui/Dialog/Dialog.tsx';
import { Disclosure } from '../src/ui/Disclosure/Disclosure.tsx';
import { EmptyState } from '../src/ui/EmptyState/EmptyState.tsx';
import { Notice } from '../src/ui/Notice/Notice.tsx';
import { Root } from '../src/ui/Root/Root.tsx';
import { Select } from '../src/ui/Select/Select.tsx';
import { Spinner } from '../src/ui/Spinner/Spinner.tsx';
import { Steps } from '../src/ui/Steps/Steps.tsx';
import { TagList } from '../src/ui/Tag/Tag.tsx';
import { TextArea } from '../src/ui/TextArea/TextArea.tsx';
import { TextField } from '../src/ui/TextField/TextField.tsx';

const nothing = () => {};
const options = [
  { value: 'a', label: 'Alpha', hint: 'a' },
  { value: 'b', label: 'Beta' },
];

/** Every kind of element that the library draws, on one page and without a service. */
export function EveryElement() {
  return (
    <Root>
      <Card title="Card" description="Description">
        <Steps
          label="Steps"
          steps={[
            { id: 'one', label: 'One' },
            { id: 'two', label: 'Two' },
            { id: 'three', label: 'Three' },
          ]}
          currentId="two"
          doneLabel="done"
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
        <EmptyState title="Nothing" actions={<Button variant="primary">Begin</Button>}>
          Yet
        </EmptyState>
        <Disclosure summary="Disclosure" isDefaultOpen>
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
