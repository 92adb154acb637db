import type { ReactNode } from 'react';
import { AddTexts } from '../../messages/AddTexts.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { type FormParts, useFormParts } from './useFormParts.ts';

export interface FormPartsGateProps {
  /** Whether something else that the form needs is still loading. */
  isPending?: boolean | undefined;
  children: (parts: FormParts) => ReactNode;
}

/** Draws a form, and knows its texts, as soon as the code for its boxes has loaded. */
export function FormPartsGate({ isPending = false, children }: FormPartsGateProps) {
  const translate = useMessages();
  const parts = useFormParts(true);
  if (!parts || isPending)
    return <Skeleton label={translate('common.loading')} shapes={['line', 'control']} />;
  return <AddTexts texts={parts.englishForm}>{children(parts)}</AddTexts>;
}
