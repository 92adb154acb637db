import { useMessages } from '../../messages/useMessages.ts';
import { Link } from '../../ui/Link/Link.tsx';
import { TextArea } from '../../ui/TextArea/TextArea.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { InlineMarkdown } from '../markdown/InlineMarkdown.tsx';
import type { FormField } from './form-field.ts';

export interface FormFieldControlProps {
  field: FormField;
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
}

/** The control for one field of a form, with its label and its help. */
export function FormFieldControl({ field, value, error, onValueChange }: FormFieldControlProps) {
  const translate = useMessages();
  const { kind, label, prompt, docsURL, isRequired, orElse, suffix } = field;
  const isPlainlyRequired = isRequired && orElse === undefined;
  const hint = prompt && <InlineMarkdown text={prompt} />;
  const beside = docsURL ? (
    <Link
      href={docsURL}
      newTabLabel={`${translate('connect.docs.about', { label })} ${translate('common.opensInNewTab')}`}
    >
      {translate('common.learnMore')}
    </Link>
  ) : (
    !isRequired && translate('common.optional')
  );
  if (kind === 'lines') {
    return (
      <TextArea
        label={label}
        labelSuffix={beside}
        hint={hint}
        error={error}
        required={isPlainlyRequired}
        spellCheck={false}
        value={value}
        onValueChange={onValueChange}
      />
    );
  }
  const isSecret = kind === 'secret';
  const reveal = {
    show: translate('connect.reveal', { label }),
    hide: translate('connect.conceal', { label }),
  };
  return (
    <TextField
      label={label}
      labelSuffix={beside}
      hint={hint}
      error={error}
      required={isPlainlyRequired}
      type={isSecret ? 'password' : 'text'}
      reveal={isSecret ? reveal : undefined}
      suffix={suffix}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
