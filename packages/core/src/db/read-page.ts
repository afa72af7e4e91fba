interface Page<Item> {
  page: Item[];
  hasMore: boolean;
}

/**
 * Reads a page and tells whether more items follow. Requests one item more than the page, because DynamoDB returns a
 * cursor after a full answer even when no item follows.
 */
export async function readPage<Item>(
  limit: number,
  read: (limit: number) => Promise<{ data: Item[]; cursor: string | null }>,
): Promise<Page<Item>> {
  const { data, cursor } = await read(limit + 1);
  // A cursor after fewer items than requested means that the answer reached DynamoDB's size limit.
  return { page: data.slice(0, limit), hasMore: data.length > limit || cursor !== null };
}
