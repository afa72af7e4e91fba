export interface ListPage<Item> {
  items: Item[];
  /** Where the next page begins; null where there is none. */
  next: string | null;
}
