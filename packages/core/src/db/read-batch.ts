/** Reads items by their keys; an empty list costs no call. The client repeats what a busy table leaves out (`send-batch.ts`). */
export async function readBatch<Key, Item>(
  keys: readonly Key[],
  read: (keys: Key[]) => Promise<{ data: Item[] }>,
): Promise<Item[]> {
  return keys.length === 0 ? [] : (await read([...keys])).data;
}
