import { ownPath } from '../app/base-path.ts';

/** Signs this browser out. A form, because the cookie is out of reach for scripts. */
export function SignOut() {
  return (
    <form method="post" action={ownPath('/sign-out')} className="console-sign-out">
      <button type="submit" className="console-text-button">
        Sign out
      </button>
    </form>
  );
}
