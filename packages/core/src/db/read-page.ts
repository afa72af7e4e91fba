interface Page<Item> {
  page: Item[];
  hasMore: boolean;
}

/** Reads one more than the page holds: of a full one DynamoDB says that more may follow, also where nothing does. */
export async function readPage<Item>(
  limit: number,
  read: (limit: number) => Promise<{ data: Item[]; cursor: string | null }>,
): Promise<Page<Item>> {
  const { data, cursor } = await read(limit + 1);
  // Less than asked for, with a cursor, is what one answer had room for.
  return { page: data.slice(0, limit), hasMore: data.length > limit || cursor !== null };
}
