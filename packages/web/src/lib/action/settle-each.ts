const concurrentCalls = 4;

/** Results of the calls that succeeded, and the first error of the others. */
export interface Settled<Item, Result> {
  done: { item: Item; result: Result }[];
  failed: Item[];
  error: unknown;
}

/** Calls a function for each item, four at a time, and tells how many calls have ended. */
export async function settleEach<Item, Result>(
  items: readonly Item[],
  call: (item: Item) => Promise<Result>,
  onProgress: (done: number) => void = () => undefined,
): Promise<Settled<Item, Result>> {
  const queue = [...items];
  const settled: Settled<Item, Result> = { done: [], failed: [], error: undefined };
  const callNext = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      try {
        settled.done.push({ item, result: await call(item) });
      } catch (error) {
        settled.failed.push(item);
        settled.error ??= error;
      }
      onProgress(settled.done.length + settled.failed.length);
    }
  };
  await Promise.all(Array.from({ length: concurrentCalls }, callNext));
  return settled;
}
