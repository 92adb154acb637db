/**
 * What is asked, if the answer comes in time. What was begun goes on.
 * @throws {Error} with the words for a silence
 */
export async function answerWithin<T>(ms: number, answer: Promise<T>, silence: string): Promise<T> {
  const { promise: silent, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(silence)), ms);
  try {
    return await Promise.race([answer, silent]);
  } finally {
    clearTimeout(timer);
  }
}
