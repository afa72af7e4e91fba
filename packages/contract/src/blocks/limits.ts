/** Maximum number of people one account may block. Every page of the feed reads all of these blocks. */
export const blocksMax = 500;

export const blockPageSize = 50;
