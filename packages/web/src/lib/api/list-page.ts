export interface ListPage<Item> {
  items: Item[];
  /** Cursor of the next page. Null on the last page. */
  next: string | null;
}
