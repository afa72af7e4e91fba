/** Reads items by key. An empty list costs no call. The client retries unprocessed keys (`send-batch.ts`). */
export async function readBatch<Key, Item>(
  keys: readonly Key[],
  read: (keys: Key[]) => Promise<{ data: Item[] }>,
): Promise<Item[]> {
  return keys.length === 0 ? [] : (await read([...keys])).data;
}
