/** In milliseconds. */
export const postsStaleTime = 2 * 60_000;
