import type { ReactNode } from 'react';
import { Link, useRoute } from 'wouter';
import type { Person, Session } from './session.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const sections = ['Overview', 'Accounts', 'Forecast', 'Reports'];

interface FrameProps {
  session: Session;
  onSignIn(consumerRef: string): void;
  children: ReactNode;
}

/** The product around the page: its name, its sections, and the signed-in person. */
export function Frame({ session, onSignIn, children }: FrameProps) {
  const [isWebhooks] = useRoute('/webhooks');
  const [isCrm] = useRoute('/crm');
  return (
    <div className="product">
      <aside className="product-side">
        <Link className="product-brand" href="/">
          <span className="product-mark" aria-hidden="true" />
          Ridgeline
        </Link>
        <nav aria-label="Product">
          <ul className="product-nav">
            {sections.map((section) => (
              <li key={section}>
                <span className="product-nav-item">{section}</span>
              </li>
            ))}
            <li>
              <NavLink href="/" isCurrent={!isWebhooks && !isCrm}>
                Integrations
              </NavLink>
            </li>
            <li>
              <NavLink href="/webhooks" isCurrent={isWebhooks}>
                Webhooks
              </NavLink>
            </li>
            <li>
              <NavLink href="/crm" isCurrent={isCrm}>
                Customer's CRM
              </NavLink>
            </li>
          </ul>
        </nav>
        <p className="product-note">
          Ridgeline is made up. The integrations are real: a Dowel server and a sandbox CRM run beside this
          page.
        </p>
      </aside>
      <header className="product-bar">
        <PersonSwitch session={session} onSignIn={onSignIn} />
        <ThemeSwitch />
      </header>
      <main className="product-main">{children}</main>
    </div>
  );
}

interface NavLinkProps {
  href: string;
  isCurrent: boolean;
  children: ReactNode;
}

function NavLink({ href, isCurrent, children }: NavLinkProps) {
  return (
    <Link
      className="product-nav-item"
      href={href}
      data-current={isCurrent || undefined}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}

interface PersonSwitchProps {
  session: Session;
  onSignIn(consumerRef: string): void;
}

/** Signs in as another person, to see the page as a colleague or as another company. */
function PersonSwitch({ session, onSignIn }: PersonSwitchProps) {
  const companies = Map.groupBy(session.people, (person: Person) => person.groupName);
  return (
    <label className="product-field">
      <span>Signed in as</span>
      <select value={session.person.consumerRef} onChange={(event) => onSignIn(event.target.value)}>
        {[...companies].map(([company, people]) => (
          <optgroup key={company} label={company}>
            {people.map(({ consumerRef, consumerName }) => (
              <option key={consumerRef} value={consumerRef}>
                {consumerName} · {company}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
