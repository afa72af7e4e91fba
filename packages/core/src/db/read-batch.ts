interface Batch<Item> {
  data: Item[];
  unprocessed: readonly unknown[];
}

/** A batch may come back in parts when the store is busy. @throws then, so that nothing is missing unnoticed */
export async function readBatch<Key, Item>(
  keys: readonly Key[],
  read: (keys: Key[]) => Promise<Batch<Item>>,
): Promise<Item[]> {
  if (keys.length === 0) return [];
  const { data, unprocessed } = await read([...keys]);
  if (unprocessed.length > 0) throw new Error(`${unprocessed.length} items could not be read`);
  return data;
}
