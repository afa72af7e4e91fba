/** Whom one account may block: they are read with every page of the feed. */
export const blocksMax = 500;

export const blockPageSize = 50;
