import { basePath } from '../app/base-path.ts';
import { Empty } from '../parts/Failed.tsx';
import { Root } from './Root.tsx';

/** An address that leads nowhere, or a person without a project. */
export function Lost() {
  return (
    <Root>
      <main className="console-page console-alone">
        <div className="console-box">
          <Empty
            isPage
            title="There is no page at this address"
            action={<a href={`${basePath}/`}>Open the console</a>}
          >
            It may be of a project that you do not see, or it was mistyped.
          </Empty>
        </div>
      </main>
    </Root>
  );
}
