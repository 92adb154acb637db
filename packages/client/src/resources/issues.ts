import type { Issue, ListIssuesQuery, UpdateIssue } from '@dowel/schema';
import { listIssues, updateIssue } from '@dowel/schema/wire';
import type { DowelPromise } from '../dowel-promise.ts';
import type { RequestOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** What does not work, one issue for each cause. */
export class Issues extends Resource {
  /** Those first on which the builder must act. The header `Dowel-Warning` names kinds with more than 500. */
  list(query?: ListIssuesQuery, options?: RequestOptions): DowelPromise<Issue[]> {
    return this.session.send(listIssues, { query }, options);
  }

  /**
   * Says that somebody was told, puts the issue off, or notes something.
   * @throws {NotFoundError} `issue_not_found`, also when the cause is gone
   * @throws {ConflictError} `issue_changed` when somebody else was faster, and `etag` is given
   */
  update(issueId: string, body: UpdateIssue, options?: RequestOptions): DowelPromise<Issue> {
    return this.session.send(updateIssue, { params: { issueId }, body }, options);
  }
}
