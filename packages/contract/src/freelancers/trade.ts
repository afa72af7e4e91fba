export interface Trade {
  /** Words for the same trade. A profile with one of them is found by all of them. */
  names: string;
  /** Words that show that somebody has the trade, such as a tool. A profile with one of them is found by the names. */
  signs?: string;
  /** Words that customers search for the trade, but that do not prove it, such as verbs. */
  broader?: string;
  /** Words for work that the trade does in part. They find it only in a partial search, and are not in the index. */
  partly?: string;
}
