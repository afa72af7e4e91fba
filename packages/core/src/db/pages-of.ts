interface Page<Item> {
  data: Item[];
  cursor: string | null;
}

/** Yields pages one after the other, so that only one is in memory. */
export async function* pagesOf<Item>(read: (cursor: string | null) => Promise<Page<Item>>): AsyncGenerator<Item[]> {
  let cursor: string | null = null;
  do {
    const page: Page<Item> = await read(cursor);
    yield page.data;
    cursor = page.cursor;
  } while (cursor);
}
