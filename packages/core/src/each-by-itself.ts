/** One after the other: what fails with one holds up none of the others. @throws the first failure, once all had their turn */
export async function eachByItself<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  let failed: { error: unknown } | undefined;
  for (const item of items) {
    await work(item).catch((error: unknown) => {
      failed ??= { error };
    });
  }
  if (failed) throw failed.error;
}
