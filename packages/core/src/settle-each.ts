/**
 * Runs work for the items one after the other. A failure does not stop the remaining items.
 * @throws the first failure, after the last item
 */
export async function settleEach<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const results: PromiseSettledResult<unknown>[] = [];
  for (const item of items) results.push(...(await Promise.allSettled([work(item)])));
  const failed = results.find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
}
