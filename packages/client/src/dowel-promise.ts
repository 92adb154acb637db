/** The data of an answer, and the HTTP response that carried it. */
export interface Answer<Data> {
  data: Data;
  /** Use its status and headers; the body has already been read. */
  response: Response;
}

/** A promise of the data; `withResponse()` gives the HTTP response as well. */
export interface DowelPromise<Data> extends Promise<Data> {
  withResponse(): Promise<Answer<Data>>;
}

/** A promise of an answer's data. Its `withResponse()` gives the whole answer. */
export function toDowelPromise<Data>(answer: Promise<Answer<Data>>): DowelPromise<Data> {
  const promise = answer.then(({ data }) => data);
  return Object.assign(promise, {
    withResponse() {
      // The caller now handles `answer`. A rejection of the data's promise must not count as unhandled.
      promise.catch(() => {});
      return answer;
    },
  });
}

/** The same answer with changed data. */
export function mapData<From, To>(promise: DowelPromise<From>, change: (data: From) => To): DowelPromise<To> {
  return toDowelPromise(
    promise.withResponse().then(({ data, response }) => ({ data: change(data), response })),
  );
}
