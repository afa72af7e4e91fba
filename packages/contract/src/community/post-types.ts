/** Types of the posts of freelancers. */
export const freelancerPostTypes = ["success", "question", "tip", "collaboration"] as const;
/** All types. A business publishes posts of type `project`. */
export const postTypes = [...freelancerPostTypes, "project"] as const;
/** Types of the posts in the feed, to which people send requests. */
export const feedTypes = ["collaboration", "project"] as const;
export type FeedType = (typeof feedTypes)[number];
export const postLanguages = ["de", "en"] as const;
