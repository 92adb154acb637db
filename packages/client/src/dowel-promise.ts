/** What came over the wire, with the response it came in. */
export interface Answer<Data> {
  data: Data;
  /** For its status and headers; the body has been read. */
  response: Response;
}

/** A promise of the data; `withResponse()` gives the HTTP response too. */
export interface DowelPromise<Data> extends Promise<Data> {
  withResponse(): Promise<Answer<Data>>;
}

/** A promise of an answer's data that keeps the answer at hand. */
export function toDowelPromise<Data>(answer: Promise<Answer<Data>>): DowelPromise<Data> {
  const promise = answer.then(({ data }) => data);
  return Object.assign(promise, {
    withResponse() {
      // The caller now handles `answer`; the promise of the data must not count as an unhandled rejection.
      promise.catch(() => {});
      return answer;
    },
  });
}

/** The same answer with other data. */
export function mapData<From, To>(promise: DowelPromise<From>, change: (data: From) => To): DowelPromise<To> {
  return toDowelPromise(
    promise.withResponse().then(({ data, response }) => ({ data: change(data), response })),
  );
}
