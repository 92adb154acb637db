import { ownPath } from '../app/base-path.ts';
import { ConsoleIcon } from '../parts/ConsoleIcon.tsx';

/** Signs this browser out. A form, because the cookie is out of reach for scripts. */
export function SignOut() {
  return (
    <form method="post" action={ownPath('/sign-out')} className="console-sign-out">
      <button type="submit">
        <ConsoleIcon name="leave" />
        Sign out
      </button>
    </form>
  );
}
