/** What a moderation decision is about: a post of a freelancer, a project of a business, or a profile. */
export type ModeratedKind = "post" | "project" | "profile";
