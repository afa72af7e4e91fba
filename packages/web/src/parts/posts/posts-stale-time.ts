/** How old posts may be before they are asked for again, in milliseconds. */
export const postsStaleTime = 2 * 60_000;
