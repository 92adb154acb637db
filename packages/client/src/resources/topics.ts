import type { PageQuery, Topic, TopicInput } from '@dowel/schema';
import { createTopic, deleteTopic, listTopics, updateTopic } from '@dowel/schema/wire';
import type { DowelList } from '../dowel-list.ts';
import type { DowelPromise } from '../dowel-promise.ts';
import type { RequestOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** Topics, to which notifications go. */
export class Topics extends Resource {
  /** @throws {NotFoundError} `project_not_found` */
  list(query?: PageQuery, options?: RequestOptions): DowelList<Topic> {
    return this.session.list(listTopics, { query }, options);
  }

  /** @throws {ConflictError} `name_taken` */
  create(body: TopicInput, options?: RequestOptions): DowelPromise<Topic> {
    return this.session.send(createTopic, { body }, options);
  }

  /**
   * Renames a topic.
   * @throws {NotFoundError} `topic_not_found`
   * @throws {ConflictError} `name_taken`
   */
  update(topicId: string, body: TopicInput, options?: RequestOptions): DowelPromise<Topic> {
    return this.session.send(updateTopic, { params: { topicId }, body }, options);
  }

  /**
   * Deletes the topic's routes too.
   * @throws {NotFoundError} `topic_not_found`
   */
  delete(topicId: string, options?: RequestOptions): DowelPromise<undefined> {
    return this.session.send(deleteTopic, { params: { topicId } }, options);
  }
}
