interface Page<Item> {
  page: Item[];
  hasMore: boolean;
}

/**
 * Reads a page and whether more follows. Reads one item more than the page, because DynamoDB returns a cursor after a
 * full page even at the end.
 */
export async function readPage<Item>(
  limit: number,
  read: (limit: number) => Promise<{ data: Item[]; cursor: string | null }>,
): Promise<Page<Item>> {
  const { data, cursor } = await read(limit + 1);
  // Fewer items with a cursor mean that the answer reached DynamoDB's size limit.
  return { page: data.slice(0, limit), hasMore: data.length > limit || cursor !== null };
}
