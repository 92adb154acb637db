/** What the operations of connection links call. The pages of a link are in `follow-link.ts`. */
export { deleteLink, insertLink, type LinkRow, selectLink, selectLinks } from './queries.ts';
