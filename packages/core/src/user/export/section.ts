import type { UserContext } from "../../context.ts";

/** One page of a section. */
export interface ExportPage {
  items: object[];
  /** Id of the last item of this page. Absent on the last page. */
  next?: number | undefined;
  /** Set when the list at the end of item `next` is incomplete: id of the last entry of that list read so far. */
  nextWithin?: number | undefined;
}

/** A section of the export: one kind of stored data, read in pages. `after` is 0 for the first page. */
export interface Section {
  name: string;
  /** Set when the section is a single object or null instead of a list. */
  isSingle?: true;
  /** Page size for sections with large items. `readPart` may ask for fewer. */
  atOnce?: number;
  /** With `within`, reads only the rest of the list at the end of item `after`. */
  read(ctx: UserContext, after: number, atOnce: number, within: number): Promise<ExportPage>;
}

export const whole = (name: string, read: (ctx: UserContext) => Promise<object[]>): Section => ({
  name,
  read: async (ctx) => ({ items: await read(ctx) }),
});

export const single = (name: string, read: (ctx: UserContext) => Promise<object | undefined>): Section => ({
  name,
  isSingle: true,
  read: async (ctx) => {
    const thing = await read(ctx);
    return { items: thing ? [thing] : [] };
  },
});

interface StorePage<Item> {
  data: Item[];
  cursor: string | null;
}

/** Returns the id of the last item if the store has more, else undefined. */
export const nextOf = <Item>({ data, cursor }: StorePage<Item>, idOf: (item: Item) => number): number | undefined => {
  const last = data.at(-1);
  return cursor === null || last === undefined ? undefined : idOf(last);
};
