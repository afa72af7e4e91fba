export const postTitleMax = 150;
export const postContentMax = 5000;

/** Maximum number of entries in `skills` and in `lookingFor`, and the maximum length of an entry. */
export const postEntriesMax = 20;

export const postEntryMax = 50;
/** Maximum length of start, extent and budget of a project. */
export const projectDetailMax = 100;
export const postSearchMax = 100;
export const postPageSize = 20;
/** Number of posts that the card of an author shows. */
export const authorPostsMax = 5;
/** Number of posts that the free plan shows. */
export const postPreviewsMax = 3;

export const postsMax = 200;
