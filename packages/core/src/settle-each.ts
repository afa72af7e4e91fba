/** Runs work for one item after the other; a failure does not keep it from the others. @throws the first failure, at the end */
export async function settleEach<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const results: PromiseSettledResult<unknown>[] = [];
  for (const item of items) results.push(...(await Promise.allSettled([work(item)])));
  const failed = results.find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
}
