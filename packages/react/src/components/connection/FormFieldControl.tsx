import type { ReactNode } from 'react';
import { type Translator, useMessages } from '../../messages/useMessages.ts';
import { Link } from '../../ui/Link/Link.tsx';
import { Select } from '../../ui/Select/Select.tsx';
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
  const { kind, label, prompt, isRequired, orElse, suffix, options = [] } = field;
  const isPlainlyRequired = isRequired && orElse === undefined;
  const hint = prompt && <InlineMarkdown text={prompt} />;
  const beside = besideLabel(field, translate);
  const isSecret = kind === 'secret' || kind === 'key';
  const reveal = {
    show: translate('connect.reveal', { label }),
    hide: translate('connect.conceal', { label }),
  };
  if (kind === 'choice') {
    return (
      <Select
        label={label}
        labelSuffix={beside}
        hint={hint}
        error={error}
        required={isPlainlyRequired}
        options={options}
        placeholder=""
        value={value}
        onValueChange={onValueChange}
      />
    );
  }
  if (kind === 'lines' || kind === 'key') {
    return (
      <TextArea
        label={label}
        labelSuffix={beside}
        hint={hint}
        error={error}
        required={isPlainlyRequired}
        reveal={isSecret ? reveal : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onValueChange={onValueChange}
      />
    );
  }
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

/** Says that a box may stay empty, and links to where its value is found. */
function besideLabel({ label, docsURL, isRequired }: FormField, translate: Translator): ReactNode {
  const optional = !isRequired && translate('common.optional');
  if (!docsURL) return optional;
  return (
    <>
      {optional && `${optional} · `}
      <Link
        href={docsURL}
        newTabLabel={`${translate('connect.docs.about', { label })} ${translate('common.opensInNewTab')}`}
      >
        {translate('common.learnMore')}
      </Link>
    </>
  );
}
