import type { FieldSource, ListedField } from '@dowel/schema/connector';
import { fieldsDocumentedAt } from './listed-fields.ts';

const reference = 'https://docs.github.com/en/rest';
const TIMES = 'created_at:datetime! updated_at:datetime!';

const fieldsOf = (page: string, words: string) => fieldsDocumentedAt(`${reference}/${page}`)(words);

/** The fields of objects that no call describes. */
export const listedFields = {
  repos: fieldsOf(
    'repos/repos#list-repositories-for-the-authenticated-user',
    `id:int! node_id! full_name! owner:other! html_url! fork:boolean! language! disabled:boolean!
    pushed_at:datetime! permissions:other! topics:other! stargazers_count:int! forks_count:int!
    open_issues_count:int! ${TIMES} name description private:boolean visibility default_branch
    archived:boolean`,
  ),
  issues: fieldsOf(
    'issues/issues#list-issues-assigned-to-the-authenticated-user',
    `id:int! number:int! user:other! comments:int! locked:boolean! pull_request:other! repository:other!
    html_url! closed_at:datetime! ${TIMES} title body state state_reason assignees:other labels:other
    milestone:other`,
  ),
  pulls: fieldsOf(
    'pulls/pulls#list-pull-requests',
    `id:int! node_id! number:int! html_url! user:other! locked:boolean! labels:other! assignees:other!
    milestone:other! requested_reviewers:other! merge_commit_sha! merged_at:datetime! closed_at:datetime!
    ${TIMES} title body state draft:boolean head:other base:other`,
  ),
  comments: fieldsOf(
    'issues/comments#list-issue-comments-for-a-repository',
    `id:int! node_id! html_url! issue_url! user:other! author_association! ${TIMES} body`,
  ),
  gists: fieldsOf(
    'gists/gists#list-gists-for-the-authenticated-user',
    `id! owner:other! comments:int! html_url! ${TIMES} description public:boolean files:other`,
  ),
};

/** An object of which only the id is documented here. */
export function sampled(id: ListedField): FieldSource {
  return { source: 'sampled', also: [{ ...id, readOnly: true }] };
}
