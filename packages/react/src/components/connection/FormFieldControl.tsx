import { useMessages } from '../../messages/useMessages.ts';
import { Link } from '../../ui/Link/Link.tsx';
import { TextArea } from '../../ui/TextArea/TextArea.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import type { FormField } from './credential-fields.ts';
import { InlineMarkdown } from './InlineMarkdown.tsx';

export interface FormFieldControlProps {
  field: FormField;
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
}

/** The control for one field of a form, with its lasting label and its help. */
export function FormFieldControl({ field, value, error, onValueChange }: FormFieldControlProps) {
  const translate = useMessages();
  const { kind, label, prompt, docsURL, isRequired, orElse } = field;
  const isPlainlyRequired = isRequired && orElse === undefined;
  const common = {
    label,
    value,
    error,
    onValueChange,
    required: isPlainlyRequired,
    hint: prompt && <InlineMarkdown text={prompt} />,
    labelSuffix: docsURL ? (
      <Link
        href={docsURL}
        newTabLabel={`${translate('connect.docs.about', { label })} ${translate('common.opensInNewTab')}`}
      >
        {translate('common.learnMore')}
      </Link>
    ) : (
      !isRequired && translate('common.optional')
    ),
  };
  if (kind === 'lines') return <TextArea {...common} spellCheck={false} />;
  const isSecret = kind === 'secret';
  const reveal = {
    show: translate('connect.reveal', { label }),
    hide: translate('connect.conceal', { label }),
  };
  return (
    <TextField
      {...common}
      type={isSecret ? 'password' : 'text'}
      reveal={isSecret ? reveal : undefined}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
