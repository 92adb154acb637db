import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { useConnecting } from './connecting.ts';
import { signInWay } from './sign-in-way.ts';
import { useFormParts } from './useFormParts.ts';

export interface AskedFormProps {
  /** Of the button. */
  label: string;
  /** Beside the button that asks for the form. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A button for the provider's window. If there is something to type, a button that shows the form, whose first box takes the focus. */
export function AskedForm({ label, beside, children }: AskedFormProps) {
  const { provider } = useConnecting();
  const isWindow = signInWay(provider) === 'window';
  const [isAsked, setAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // The form is drawn when somebody asks for it, and its boxes once they are loaded.
  const isDrawn = useFormParts(!isWindow) !== undefined && isAsked;
  useEffect(() => {
    if (isDrawn)
      (place.current?.querySelector<HTMLElement>('input, textarea, select') ?? place.current)?.focus();
  }, [isDrawn]);
  if (isWindow || isAsked) {
    return (
      <div ref={place} className="dowel-narrow" tabIndex={-1}>
        {children}
      </div>
    );
  }
  return (
    <Stack direction="row" gap={3}>
      <Button variant="primary" onClick={() => setAsked(true)}>
        {label}
      </Button>
      {beside}
    </Stack>
  );
}
