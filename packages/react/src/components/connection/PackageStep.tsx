import { type ReactNode, useState } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { Text } from '../../ui/Text/Text.tsx';

export interface PackageStepProps {
  /** Where the package is installed. */
  href: string;
  /** What people call the provider. */
  provider: string;
  /** A sign-in has begun, perhaps before this page was loaded. It needs the form. */
  isPassed: boolean;
  children: ReactNode;
}

/** Asks to install a package at the provider first. Then shows its children. */
export function PackageStep({ href, provider, isPassed, children }: PackageStepProps) {
  const translate = useMessages();
  const [isDone, setDone] = useState(false);
  if (isDone || isPassed) return children;
  return (
    <div className="dowel-form">
      <Text>{translate('connect.package.detail', { provider })}</Text>
      <div className="dowel-form-actions">
        <Link isButton href={href} newTabLabel={translate('common.opensInNewTab')}>
          {translate('connect.package.open', { provider })}
        </Link>
        <Button onClick={() => setDone(true)}>{translate('connect.package.done')}</Button>
      </div>
    </div>
  );
}
