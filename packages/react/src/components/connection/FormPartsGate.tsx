import type { ReactNode } from 'react';
import { AddTexts } from '../../messages/AddTexts.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { type FormParts, useFormParts } from './useFormParts.ts';

/** Draws a form, and knows its texts, as soon as the code for its boxes has loaded. */
export function FormPartsGate({ children }: { children: (parts: FormParts) => ReactNode }) {
  const translate = useMessages();
  const parts = useFormParts(true);
  if (!parts) return <Skeleton label={translate('common.loading')} shapes={['line', 'control']} />;
  return <AddTexts texts={parts.englishForm}>{children(parts)}</AddTexts>;
}
