/** Time in milliseconds for which cached posts count as fresh. */
export const postsStaleTime = 2 * 60_000;
